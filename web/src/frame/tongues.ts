/** What a language calls itself, as the browser knows it; its tag where the browser does not. */

export function tongue(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
