"""Writes the anagram table of a word list: which words can be made of exactly these letters, in one look.

All numbers are little-endian. Every letter has a random weight and a set of letters weighs their sum, its *key*; words
with the same letters form one record.

    8 bytes         "ANAGRAM1"
    26 x int64      the weights of A to Z, so small that 16 of them do not overflow
    int32, int32    b: there are 2^b buckets; the number of words
    int32 x (2^b+1) where each bucket's records begin, counted from the first record, and where the last ends
    records         key >> b (the low 16 bits), length, how many words (a byte each), the words one after the other

A record lies in bucket key mod 2^b.
"""

import hashlib
import struct
from collections import defaultdict

MAGIC = b"ANAGRAM1"
MOST_BITS = 18
WEIGHT_BITS = 57


def weights() -> list[int]:
    """A weight for each letter, the same on every machine."""
    digests = [
        hashlib.sha256(f"anagram {letter}".encode()).digest() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ]
    return [int.from_bytes(digest[:8], "little") >> (64 - WEIGHT_BITS) for digest in digests]


def table(words: list[str]) -> bytes:
    """The file for a list of words in capitals A to Z."""
    weight = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", weights(), strict=True))
    groups: dict[str, list[str]] = defaultdict(list)
    for word in words:
        groups["".join(sorted(word))].append(word)
    bits = min(MOST_BITS, max(1, len(words)).bit_length())
    buckets: list[list[bytes]] = [[] for _ in range(1 << bits)]
    for letters, group in sorted(groups.items()):
        key = sum(weight[letter] for letter in letters)
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
