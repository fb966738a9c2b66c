"""Data sets of matches as Parquet, with the extra `tablee[data]`: of bots (`tablee dataset`), and of people who agreed
(`tablee admin dataset`).

- columns: the columns of both tables, and the JSON Schema of a row
- rows: a match as rows
- writing: plays a plan and writes its tables, match by match
- card: the page beside them that says what they are
- of_people: writes the matches that people give, without names and times
- card_of_people: the page beside those
"""
