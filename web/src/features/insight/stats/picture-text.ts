/**
 * Fonts that machines have, none of them wider than the one of the page: who opens the picture may not have that one, and its texts must
 * still have their place.
 */
export const pictureFont = 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif'

const measuring = document.createElement('canvas').getContext('2d')

/** How wide a text becomes, in pixels. */
function widthOf(text: string, size: number, weight: string | number = 400): number {
  if (!measuring) return 0
  measuring.font = `${weight} ${size}px ${pictureFont}`
  return measuring.measureText(text).width
}

/** The lines of a text that may become so wide. A word that is too long for a line has one of its own. */
export function wrapped(text: string, width: number, size: number, weight?: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer, size, weight) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

export type CaptionLine = { text: string; left: number; top: number; height: number }

/** The lines of a caption as the page shows them. One that the page cuts off is cut here too. */
export function captionLines(caption: Element): CaptionLine[] {
  const lines: CaptionLine[] = []
  const texts = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const content = node.textContent ?? ''
    for (const { 0: word, index } of content.matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { left, top, height } = range.getBoundingClientRect()
      const last = lines.at(-1)
      const space = /\s/.test(content[index - 1] ?? '') ? ' ' : ''
      if (last && Math.abs(last.top - top) < height / 2) last.text += space + word
      else lines.push({ text: word, left, top, height })
    }
  }
  const { textOverflow, fontSize, fontWeight } = getComputedStyle(caption)
  if (textOverflow !== 'ellipsis') return lines
  const size = Number.parseFloat(fontSize)
  return lines.map((line) => ({ ...line, text: cutOff(line.text, caption.clientWidth, size, fontWeight) }))
}

function cutOff(text: string, width: number, size: number, weight: string): string {
  if (widthOf(text, size, weight) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size, weight) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
