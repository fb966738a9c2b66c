/** What every visit needs in this language, in one piece: the frame's sentences, those that all games share, and what stands on the boxes. */

import shared from '../../../src/tablee/words/en.ftl'
import frame from './en.ftl'

const boxes = import.meta.glob<string>('../../../src/tablee/games/*/words/en.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
})

export default [shared, frame, ...Object.values(boxes)]
