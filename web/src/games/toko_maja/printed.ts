/**
 * The points printed on the majority tokens, as part of their picture. A test compares them with `TOKEN_POINTS` in the
 * rules (`pieces.py`).
 */

export const TOKEN_POINTS: Record<string, number> = { '1': 9, '2': 6, '3': 3, '4': 1, '5': 0 }
