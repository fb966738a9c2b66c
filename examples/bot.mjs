#!/usr/bin/env node
/** A bot for any game of Tablée in JavaScript: it answers JSON lines (docs/bot-process.md) and keeps to the rules.
 *
 *    tablee arena --game GAME --players "program:node examples/bot.mjs,bot:1" --games 100
 */

import { createInterface } from 'node:readline'

/** All randomness comes from the seed of the question, so that a game can be repeated. */
function chance(seed) {
  let state = seed % 2147483647 || 1
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

/** Returns the longest of ten random moves, which lays many cards; sometimes any move, so that every match ends.
 *  `view` holds all that the seat may know, `legal` the moves (with `more` there are others that are not listed).
 */
function choose({ legal, seed }) {
  const next = chance(seed)
  const tried = Array.from({ length: 10 }, () => legal[Math.floor(next() * legal.length)])
  if (next() < 0.3) return tried[0]
  return tried.reduce((best, move) => (move.length > best.length ? move : best))
}

/** Returns one answer for each line that the host sends. */
function answer(line) {
  switch (line.do) {
    case 'hello':
      return { say: 'hello', name: 'bot.mjs' }
    case 'choose':
      return { say: 'move', move: choose(line) }
    case 'ping':
      return { say: 'pong' }
    default:
      return { say: 'ready' }
  }
}

for await (const text of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(text))))
}
