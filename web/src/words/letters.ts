/** Words as people type them, in the letters A to Z. The rules do the same (`src/tablee/core/letters.py`). */

/** Letters that Unicode does not take apart. */
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
/** A French article or pronoun before a vowel: the word begins after it. */
const ELIDED = /^(?:[CDJLMNST]|QU)['’ʼ](?=[AEIOUYH])/

/** `text` in capitals without accents, ligatures opened. What is no letter stays. */
export function letters(text: string): string {
  const opened = text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ŒÆĲẞØŁĐÐÞ]/g, (char) => LIGATURES[char] ?? char)
  return opened.normalize('NFD').replace(/\p{M}/gu, '')
}

/** One word as its letters: an elided article is dropped, hyphens and apostrophes are left out. */
export const word = (text: string): string => letters(text.trim()).replace(ELIDED, '').replace(JOINTS, '')

/** `text`, a list of words, as the words that fit `pattern`, and what was typed instead of a word. */
export function wordsOf(text: string, pattern: RegExp): { taken: string[]; left: string[] } {
  const typed = text.split(/[\s,;]+/).filter((one) => one !== '')
  return {
    taken: typed.map(word).filter((one) => pattern.test(one)),
    left: typed.filter((one) => !pattern.test(word(one))),
  }
}
