/** A length in pixels: it depends on the font size that is set in the browser. */
export const pixels = (rem: number) =>
  rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
