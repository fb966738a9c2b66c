"""What compiled code asks of mypyc, with stand-ins where it is not there (a browser, a bare interpreter).

`i64` is a C integer once compiled, a plain `int` before. `mypyc_attr(allow_interpreted_subclasses=True)` lets games
of other packages, which nobody compiled, build on our compiled classes.
"""

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*_names: str, **_settings: object):  # type: ignore[misc,no-untyped-def]
        """A decorator that leaves its class alone."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
