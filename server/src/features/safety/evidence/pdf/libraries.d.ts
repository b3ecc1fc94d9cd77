// The parts of pdfkit and fontkit that the evidence files use. Neither package has types of its own.

declare module 'pdfkit' {
  type TextOptions = {
    width?: number
    lineGap?: number
    align?: 'right'
    continued?: boolean
    lineBreak?: boolean
  }

  export default class PDFDocument {
    constructor(options: {
      size: string
      margins: { top: number; bottom: number; left: number; right: number }
      bufferPages: boolean
      lang: string
      displayTitle: boolean
      info: { Title: string; CreationDate: Date }
      font: string
    })
    y: number
    readonly page: { margins: { bottom: number } }
    readonly outline: { addItem(title: string): unknown }
    registerFont(name: string, source: Buffer): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    text(text: string, options: TextOptions): this
    text(text: string, x: number, y: number, options: TextOptions): this
    heightOfString(text: string, options: TextOptions): number
    addPage(): this
    switchToPage(index: number): this
    bufferedPageRange(): { start: number; count: number }
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    strokeColor(color: string): this
    stroke(): this
    on(event: 'data', listener: (part: Buffer) => void): this
    once(event: 'end', listener: (value?: unknown) => void): this
    end(): void
  }
}

declare module 'fontkit' {
  type Font = { hasGlyphForCodePoint(point: number): boolean }
  type Collection = { fonts: Font[] }
  export function create(file: Buffer): Font | Collection
}
