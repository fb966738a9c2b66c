/** What the operator says of this server, as far as every page needs it. The server puts it into the page. */

/** What every server is called without a house file. */
export const PRODUCT = 'Tablée'

interface House {
  /** The name of this server. */
  name: string
  /** True if it has an imprint, on the page /imprint. */
  imprint: boolean
  /** True if it has a privacy text, on the page /privacy. */
  privacy: boolean
  /** True if tables ask their players if researchers may use the moves. */
  research: boolean
  /** True if programs and bots play each other here, on the page /ladder. */
  ladder: boolean
}

/** Return what the page says. */
export function houseOf(page: Document): House {
  const content = page.querySelector('meta[name="house"]')?.getAttribute('content')
  const said = content == null ? {} : (JSON.parse(content) as Partial<House>)
  return {
    name: said.name ?? PRODUCT,
    imprint: said.imprint ?? false,
    privacy: said.privacy ?? false,
    research: said.research ?? false,
    ladder: said.ladder ?? false,
  }
}

export const house = houseOf(document)
