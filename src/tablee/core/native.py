"""What compiled code asks of mypyc, with stand-ins where it is not there (a browser, a bare interpreter).

`i64` is a C integer once compiled, a plain `int` before; `vec[i64]` is an array of them, a plain `list` where librt is
missing. Use of a `vec` is limited to what a list does too: `vec[i64](items)`, `v[i]`, `v[i] = x`, `v[:]`, `len(v)`.
`mypyc_attr(allow_interpreted_subclasses=True)` lets games of other packages, which nobody compiled, build on our
compiled classes.

Pickle and copy make an instance of a compiled class by calling it without arguments. A class of which others get
instances therefore has a `__reduce__` that says what to make it of. mypyc has a decorator for this
(`mypyc_attr(serializable=True)`); in mypy 2.4 a class that has it is never initialized when Python makes an instance.
"""

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*_names: str, **_settings: object):  # type: ignore[misc,no-untyped-def]
        """A decorator that leaves its class alone."""
        return lambda decorated: decorated


try:
    from librt.vecs import vec
except ImportError:
    vec = list  # type: ignore[assignment,misc]


__all__ = ["i64", "mypyc_attr", "vec"]
