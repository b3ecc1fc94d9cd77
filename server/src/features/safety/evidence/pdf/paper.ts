import PDFDocument from 'pdfkit'
import { type FontName, fontFiles, runsOf } from './fonts.ts'

const margins = { top: 60, bottom: 60, left: 56, right: 56 }
/** Width and height of A4 in points. */
const [sheetWidth, sheetHeight] = [595.28, 841.89]
const left = margins.left
const fullWidth = sheetWidth - margins.left - margins.right
const bottom = sheetHeight - margins.bottom
const labelWidth = 150

export const ink = { text: '#1c1917', quiet: '#6b665f', rule: '#d9d5cf', alarm: '#a3201b' }

type Style = {
  font?: Exclude<FontName, 'emoji'>
  size?: number
  color?: string
  /** The distance from the left margin, and the width. */
  indent?: number
  width?: number
}

export type Paper = ReturnType<typeof openPaper>

/** A PDF that is written from top to bottom: headings, rows of label and value, tables. Page numbers come at the end. */
export function openPaper(about: { title: string; language: string; madeAt: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, CreationDate: new Date(about.madeAt) },
    // The standard fonts lack most letters; this one is set before anything is written.
    font: '',
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  const page = () => doc.bufferedPageRange().count - 1

  function write(words: string, style: Style = {}) {
    const { font = 'text', size = 9, color = ink.text, indent = 0, width = fullWidth - indent } = style
    const runs = runsOf(words)
    for (const [place, run] of runs.entries()) {
      doc.font(run.isEmoji ? 'emoji' : font).fontSize(size)
      doc.fillColor(color)
      const options = { width, lineGap: 1.5, continued: place < runs.length - 1 }
      if (place === 0) doc.text(run.text, left + indent, doc.y, options)
      else doc.text(run.text, options)
    }
  }

  /** Begins a page unless there is room for so many points. */
  function need(points: number) {
    if (doc.y + points > bottom) doc.addPage()
  }

  const space = (points: number) => {
    doc.y += points
  }

  function rule() {
    doc
      .moveTo(left, doc.y)
      .lineTo(left + fullWidth, doc.y)
      .lineWidth(0.5)
      .strokeColor(ink.rule)
      .stroke()
    space(6)
  }

  /** Cells beside each other, all beginning at the same height. A cell that is longer than the page goes on on the next one. */
  function beside(cells: { words: string; style: Style }[]) {
    need(Math.min(60, heightOf(cells)))
    const [top, from] = [doc.y, page()]
    let end = { page: from, y: top }
    for (const { words, style } of cells) {
      if (page() !== from) doc.switchToPage(from)
      doc.y = top
      write(words, style)
      if (page() > end.page || (page() === end.page && doc.y > end.y)) end = { page: page(), y: doc.y }
    }
    doc.switchToPage(end.page)
    doc.y = end.y
  }

  function heightOf(cells: { words: string; style: Style }[]): number {
    return Math.max(
      ...cells.map(({ words, style: { font = 'text', size = 9, width } }) =>
        doc.font(font).fontSize(size).heightOfString(words, { width, lineGap: 1.5 }),
      ),
    )
  }

  return {
    write,
    need,
    space,
    rule,
    page,
    nextPage: () => void doc.addPage(),
    heading(words: string) {
      need(90)
      if (doc.y > margins.top) space(14)
      doc.outline.addItem(words)
      write(words, { font: 'bold', size: 13 })
      space(2)
      rule()
    },
    subheading(words: string) {
      need(60)
      space(8)
      write(words, { font: 'bold', size: 10 })
      space(2)
    },
    row(label: string, value: string) {
      beside([
        { words: label, style: { color: ink.quiet, width: labelWidth } },
        { words: value, style: { indent: labelWidth + 10, width: fullWidth - labelWidth - 10 } },
      ])
      space(2)
    },
    /** @param widths shares of the width, in per cent */
    table(head: string[], widths: number[], rows: string[][]) {
      const cellsOf = (words: string[], style: Style) => {
        let indent = 0
        return words.map((each, place) => {
          const width = ((widths[place] ?? 0) / 100) * fullWidth
          const cell = { words: each, style: { size: 8, ...style, indent, width: width - 8 } }
          indent += width
          return cell
        })
      }
      beside(cellsOf(head, { color: ink.quiet }))
      space(3)
      for (const row of rows) {
        beside(cellsOf(row, {}))
        space(3)
      }
    },
    /** Keeps a line for a page number that is known later. @returns writes it */
    contentsLine(words: string) {
      const [y, on] = [doc.y, page()]
      write(words, { size: 10, width: fullWidth - 40 })
      space(4)
      return (number: number) => {
        doc.switchToPage(on)
        doc.font('text').fontSize(10).fillColor(ink.text)
        doc.text(String(number), left, y, { width: fullWidth, align: 'right', lineBreak: false })
      }
    },
    /** Writes the foot of each page and ends the file. */
    async end(foot: (number: number, count: number) => { title: string; hash: string; page: string }) {
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        // Below the margin, text would begin a page.
        doc.page.margins.bottom = 0
        const { title, hash, page } = foot(index + 1, count)
        const y = sheetHeight - 42
        doc.font('text').fontSize(7).fillColor(ink.quiet)
        doc.text(title, left, y, { width: 260, lineBreak: false })
        doc.text(page, left, y, { width: fullWidth, align: 'right', lineBreak: false })
        doc.font('mono').fontSize(6)
        doc.text(hash, left, y + 11, { width: fullWidth, lineBreak: false })
      }
      const parts: Buffer[] = []
      doc.on('data', (part: Buffer) => parts.push(part))
      const ended = new Promise((done) => doc.once('end', done))
      doc.end()
      await ended
      return { pdf: Buffer.concat(parts), pages: count }
    },
  }
}
