"""Data sets of matches between bots, as Parquet (`tablee dataset`), with the extra `tablee[data]`.

- columns: the columns of both tables, and the JSON Schema of a row
- rows: a match of an arena as rows
- writing: plays a plan and writes its tables, match by match
- card: the page beside them that says what they are
"""
