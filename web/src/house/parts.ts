/** The parts of an operator's plain text: headings, paragraphs and links. Nothing in it is markup. */

export interface Span {
  text: string
  /** The address to open, or null for plain text. */
  href: string | null
}

export interface Block {
  heading: boolean
  spans: Span[]
}

/** A web address, without the full stop or bracket behind it; or a mail address. */
const LINK = /(https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]}'’])|([\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)/giu

/** Return the text in blocks: an empty line ends a paragraph, and a line that begins with `# ` is a heading. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push({ heading: false, spans: spansOf(lines.join('\n')) })
    lines = []
  }
  for (const line of text.split('\n').map((written) => written.trim())) {
    const heading = line.startsWith('# ')
    if (line === '' || heading) end()
    if (heading) blocks.push({ heading, spans: spansOf(line.slice(2).trim()) })
    else if (line !== '') lines.push(line)
  }
  end()
  return blocks
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const found of text.matchAll(LINK)) {
    if (found.index > end) spans.push({ text: text.slice(end, found.index), href: null })
    spans.push({ text: found[0], href: found[2] === undefined ? found[0] : `mailto:${found[2]}` })
    end = found.index + found[0].length
  }
  if (end < text.length) spans.push({ text: text.slice(end), href: null })
  return spans
}
