"""A port is found free or taken before anything is opened."""

import socket

import pytest

from tablee.cli.console import UsageError
from tablee.cli.serve import ensure_free

HERE = "127.0.0.1"


def test_a_port_at_which_another_program_listens_is_taken() -> None:
    with socket.create_server((HERE, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(UsageError) as refused:
            ensure_free(HERE, port)
    assert refused.value.code == "serve.port"
    assert (refused.value.params["host"], refused.value.params["port"]) == (HERE, str(port))


def test_a_server_may_start_again_at_once_although_pages_were_connected() -> None:
    with socket.create_server((HERE, 0)) as before:
        address = before.getsockname()
        with socket.create_connection(address) as page:
            served, _ = before.accept()
            # The side that closes first keeps the port busy for a minute.
            served.close()
            assert page.recv(1) == b""
    ensure_free(*address)
