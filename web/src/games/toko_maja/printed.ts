/**
 * The points printed on the majority tokens, as part of their picture. A test compares them with `TOKEN_POINTS` in the
 * rules (`pieces.py`).
 */

export const TOKEN_POINTS: Record<string, number> = { '1': 9, '2': 6, '3': 3, '4': 1, '5': 0 }

/** The value of the token whose owner begins the next round, as `FIRST_PLAYER_TOKEN` in the rules. */
export const FIRST_PLAYER_TOKEN = '5'
