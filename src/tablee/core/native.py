"""The parts of mypyc that compiled code uses, with stand-ins if mypyc is missing (in a browser, or a bare
interpreter).

`i64`, `i32`, `i16` and `u8` are C integers in compiled code, else plain `int`s. `vec[i64]` is an array of them, or a
plain `list` if librt is missing. Use only what a list also supports: `vec[i64](items)`, `v[i]`, `v[i] = x`, `v[:]`,
`len(v)`, and `extend(v, items)`, which returns the longer array and uses the memory of `v` if there is room.
`mypyc_attr(allow_interpreted_subclasses=True)` lets uncompiled games of other packages build on our
compiled classes.

Pickle and copy create an instance of a compiled class by calling it without arguments. A class whose
instances leave the process therefore has a `__reduce__` that returns its arguments. Do not use mypyc's
decorator for this, `mypyc_attr(serializable=True)`: in mypy 2.4 a class with it is never initialized when
Python makes an instance.
"""

try:
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
except ImportError:
    i16 = int  # type: ignore[misc]
    i32 = int  # type: ignore[misc]
    i64 = int  # type: ignore[misc]
    u8 = int  # type: ignore[misc]

    def mypyc_attr(*_names: str, **_settings: object):  # type: ignore[misc,no-untyped-def]
        """Return a decorator that changes nothing."""
        return lambda decorated: decorated


try:
    from librt.vecs import extend, vec
except ImportError:
    vec = list  # type: ignore[assignment,misc]
    extend = list.__add__  # type: ignore[assignment]


def room_for(many: i64) -> vec[i16]:
    """Return an empty array with room for so many numbers."""
    try:
        return vec[i16](capacity=many)
    except TypeError:
        # A list has no such argument.
        return vec[i16]([])


__all__ = ["extend", "i16", "i32", "i64", "mypyc_attr", "room_for", "u8", "vec"]
