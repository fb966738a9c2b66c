/**
 * The words that every visit needs in this language, in one file: the frame's sentences, the sentences that all games
 * share, and the words on the boxes.
 */

import shared from '../../../src/tablee/words/nl.ftl'
import frame from './nl.ftl'

const boxes = import.meta.glob<string>('../../../src/tablee/games/*/words/nl.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
})

export default [shared, frame, ...Object.values(boxes)]
