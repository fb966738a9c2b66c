/** Handing a link on: by the device's own way of sharing, else by the clipboard. */

export type Shared = 'shared' | 'copied' | 'left'

/** Shares `url`, or copies it where this browser has no way of sharing; `left`: the person thought better of it. */
export async function share(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'left'
    }
  }
  await copy(url)
  return 'copied'
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Plain http has no clipboard: the old way, on a field that nobody sees.
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'unseen'
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
