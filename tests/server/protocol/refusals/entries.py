"""All entries of the book: importing this module registers them."""

from tests.server.protocol.refusals import (
    at_a_socket,
    at_tables,
    between_people,
    by_messages,
    by_proposals,
    in_a_match,
    of_every_request,
    of_guests,
    of_notices,
    of_the_ladder,
    of_the_rules,
)

MODULES = (
    at_a_socket,
    at_tables,
    between_people,
    by_messages,
    by_proposals,
    in_a_match,
    of_every_request,
    of_guests,
    of_notices,
    of_the_ladder,
    of_the_rules,
)
