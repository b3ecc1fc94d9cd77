// A picture of charts: the drawings of the page with their captions, at their places, below what they are of. One SVG that needs neither
// the page nor its style sheets.
import { hatchPath } from '../../../ui/charts/hatch'
import { plainColour } from './picture-colours'
import { captionLines, pictureFont, wrapped } from './picture-text'

const svgNamespace = 'http://www.w3.org/2000/svg'
const colours = ['fill', 'stroke'] as const
/** The other properties of a drawing that style sheets set. */
const drawn = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
/** Pixels around the picture, and of a PNG for each pixel of the page. */
const [margin, scale] = [16, 2] as const
/** Sizes of the texts above the charts, and the heights of their lines. */
const [title, details] = [
  { size: 17, weight: 600, height: 24 },
  { size: 12, weight: 400, height: 18 },
] as const

/** What the picture is of: it is seen without the page. */
export type PictureHead = {
  title: string
  /** The period, then the filters. */
  details: readonly string[]
}

/** @throws {Error} when the browser cannot draw it */
export async function pictureOf(part: HTMLElement, head: PictureHead, type: 'svg' | 'png'): Promise<Blob> {
  const svg = drawPicture(part, head)
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
  return type === 'svg'
    ? file
    : drawPng(file, Number(svg.getAttribute('width')), Number(svg.getAttribute('height')))
}

function drawPicture(part: HTMLElement, head: PictureHead): SVGSVGElement {
  const frame = part.getBoundingClientRect()
  const { color, backgroundColor } = getComputedStyle(part.querySelector('section') ?? part)
  const width = Math.ceil(frame.width) + 2 * margin
  const heading = drawHead(head, frame.width, color)
  const top = margin + heading.height
  const height = Math.ceil(frame.height) + top + margin
  const placeOf = ({ left, top: y }: { left: number; top: number }) => ({
    x: left - frame.left + margin,
    y: y - frame.top + top,
  })
  const name = element('title', {})
  name.textContent = [head.title, ...head.details].join('. ')
  const picture = element('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': pictureFont,
  })
  picture.append(
    name,
    element('rect', { width: '100%', height: '100%', fill: plainColour(backgroundColor).hex }),
    ...heading.texts,
    ...[...part.querySelectorAll('[data-caption]')].flatMap((caption) => drawCaption(caption, placeOf)),
    ...[...part.querySelectorAll<SVGSVGElement>('svg[data-chart]')].map((chart) => {
      const copy = withStyles(chart)
      for (const [at, value] of Object.entries(placeOf(chart.getBoundingClientRect())))
        copy.setAttribute(at, String(value))
      copy.setAttribute('overflow', 'visible')
      return copy
    }),
  )
  return picture
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  own: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(svgNamespace, name)
  for (const [attribute, value] of Object.entries(own)) made.setAttribute(attribute, String(value))
  return made
}

/** The title, the period and the filters, one below the other. */
function drawHead(head: PictureHead, width: number, colour: string) {
  const lines = [
    ...wrapped(head.title, width, title.size, title.weight).map((text) => ({ text, ...title })),
    ...head.details.flatMap((line) =>
      wrapped(line, width, details.size).map((text) => ({ text, ...details })),
    ),
  ]
  let y = margin
  const texts = lines.map(({ text, size, weight, height }) => {
    y += height
    const at = { x: margin, y: y - (height - size) / 2 - 2 }
    const words = element('text', {
      ...at,
      fill: plainColour(colour).hex,
      'font-size': `${size}px`,
      'font-weight': weight,
    })
    words.textContent = text
    return words
  })
  return { texts, height: y }
}

type PlaceOf = (box: { left: number; top: number }) => { x: number; y: number }

function drawCaption(caption: Element, placeOf: PlaceOf): SVGElement[] {
  const { color, fontSize, fontWeight } = getComputedStyle(caption)
  const texts = captionLines(caption).map(({ text, left, top, height }) => {
    const { x, y } = placeOf({ left, top: top + height / 2 + 4 })
    const own = { x, y, fill: plainColour(color).hex, 'font-size': fontSize, 'font-weight': fontWeight }
    const words = element('text', own)
    words.textContent = text
    return words
  })
  const key = drawKey(caption, placeOf(caption.getBoundingClientRect()))
  return key ? [key, ...texts] : texts
}

/** What is in front of a caption that tells what a line or a hatch of the charts is. */
function drawKey(caption: Element, { x, y }: { x: number; y: number }): SVGElement | null {
  const { borderTopStyle, borderTopWidth, borderTopColor, color, width, height } = getComputedStyle(
    caption,
    '::before',
  )
  const middle = y + caption.getBoundingClientRect().height / 2
  const [across, down] = [Number.parseFloat(width), Number.parseFloat(height)]
  if (caption.getAttribute('data-look') === 'hatched')
    return element('path', {
      d: hatchPath({ x, width: across }, middle - down / 2, down),
      fill: 'none',
      stroke: plainColour(color).hex,
    })
  if (borderTopStyle !== 'solid' && borderTopStyle !== 'dashed') return null
  return element('line', {
    x1: x,
    x2: x + across,
    y1: middle,
    y2: middle,
    stroke: plainColour(borderTopColor).hex,
    'stroke-width': borderTopWidth,
    ...(borderTopStyle === 'dashed' && { 'stroke-dasharray': '4 3' }),
  })
}

/** A copy of a drawing that has its styles as attributes. */
function withStyles(chart: SVGSVGElement): SVGSVGElement {
  // The cast: cloneNode forgets what it copies.
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = chart.querySelectorAll('*')
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of drawn) part.setAttribute(name, style.getPropertyValue(name))
    for (const name of colours) {
      const { hex, opacity } = plainColour(style.getPropertyValue(name))
      part.setAttribute(name, hex)
      if (opacity < 1) part.setAttribute(`${name}-opacity`, String(opacity))
    }
    part.removeAttribute('class')
    part.removeAttribute('style')
  }
  copy.removeAttribute('class')
  return copy
}

async function drawPng(svg: Blob, width: number, height: number): Promise<Blob> {
  const image = new Image()
  const address = URL.createObjectURL(svg)
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * scale
    canvas.height = height * scale
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The picture is empty'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
