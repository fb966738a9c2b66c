"""What a game is: the few types and verbs that every game shares. Imports only the standard library."""
