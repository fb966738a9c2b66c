"""Writes the anagram table of a word list, which finds the words of exactly these letters in one lookup.

All numbers are little-endian. Every letter has a random weight, and the sum of a set of letters is its *key*. Words
with the same letters form one record.

    8 bytes         "ANAGRAM1"
    26 x int64      the weights of A to Z, so small that 16 of them do not overflow
    int32, int32    b, where 2^b is the number of buckets; the number of words
    int32 x (2^b+1) the start of each bucket's records, counted from the first record, and the end of the last
    records         key >> b (the low 16 bits), length, number of words (a byte each), then the words

A record lies in bucket key mod 2^b.
"""

import hashlib
import struct
from collections import defaultdict

MAGIC = b"ANAGRAM1"
MOST_BITS = 18
WEIGHT_BITS = 57


def weights() -> list[int]:
    """Return a weight for each letter, the same on every machine."""
    digests = [
        hashlib.sha256(f"anagram {letter}".encode()).digest() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ]
    return [int.from_bytes(digest[:8], "little") >> (64 - WEIGHT_BITS) for digest in digests]


def table(words: list[str]) -> bytes:
    """Return the file for a list of words in capitals A to Z."""
    weight = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", weights(), strict=True))
    groups: dict[str, list[str]] = defaultdict(list)
    for word in words:
        groups["".join(sorted(word))].append(word)
    bits = min(MOST_BITS, max(1, len(words)).bit_length())
    buckets: list[list[bytes]] = [[] for _ in range(1 << bits)]
    for letters, group in sorted(groups.items()):
        key = sum(map(weight.__getitem__, letters))
        head = struct.pack("<HBB", key >> bits & 0xFFFF, len(letters), len(group))
        buckets[key & (1 << bits) - 1].append(head + "".join(sorted(group)).encode("ascii"))
    starts = [0]
    for bucket in buckets:
        starts.append(starts[-1] + sum(map(len, bucket)))
    return b"".join(
        [
            MAGIC,
            struct.pack("<26q", *weights()),
            struct.pack("<ii", bits, len(words)),
            struct.pack(f"<{len(starts)}i", *starts),
            *(record for bucket in buckets for record in bucket),
        ]
    )
