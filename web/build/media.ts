/** The tests' browser (jsdom) knows no media queries: here its device wishes for nothing. */

if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
