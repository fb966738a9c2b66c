/** Typed words in the letters A to Z. The rules do the same (`src/tablee/core/letters.py`). */

/** Letters that Unicode does not decompose. */
const LIGATURES: Record<string, string> = {
  Œ: 'OE',
  Æ: 'AE',
  Ĳ: 'IJ',
  ẞ: 'SS',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
}
const JOINTS = /[-‐‑–'’ʼ]/g
/** A French article or pronoun before a vowel; the word begins after it. */
const ELIDED = /^(?:[CDJLMNST]|QU)['’ʼ](?=[AEIOUYH])/

/** Return `text` in capitals without accents and ligatures. Other characters stay. */
export function letters(text: string): string {
  const opened = text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ŒÆĲẞØŁĐÐÞ]/g, (char) => LIGATURES[char] ?? char)
  return opened.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Return one word as its letters, without an elided article, hyphens and apostrophes. */
export const word = (text: string): string => letters(text.trim()).replace(ELIDED, '').replace(JOINTS, '')

/** Split a list of words into the words that fit `pattern` and the rest of the typed text. */
export function wordsOf(text: string, pattern: RegExp): { taken: string[]; left: string[] } {
  const typed = text.split(/[\s,;]+/).filter((one) => one !== '')
  return {
    taken: typed.map(word).filter((one) => pattern.test(one)),
    left: typed.filter((one) => !pattern.test(word(one))),
  }
}
