// A picture of charts: the drawings of the page with their captions, at their places, in one SVG that needs no style sheet.

const svgNamespace = 'http://www.w3.org/2000/svg'
/** The properties of a drawing that style sheets set. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
const font = 'Inter, system-ui, sans-serif'
/** Pixels around the picture, and of a PNG for each pixel of the page. */
const [margin, scale] = [16, 2] as const

/** @throws {Error} when the browser cannot draw it */
export async function pictureOf(part: HTMLElement, type: 'svg' | 'png'): Promise<Blob> {
  const svg = drawPicture(part)
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
  return type === 'svg'
    ? file
    : drawPng(file, Number(svg.getAttribute('width')), Number(svg.getAttribute('height')))
}

function drawPicture(part: HTMLElement): SVGSVGElement {
  const frame = part.getBoundingClientRect()
  const picture = document.createElementNS(svgNamespace, 'svg')
  const size = { width: Math.ceil(frame.width) + 2 * margin, height: Math.ceil(frame.height) + 2 * margin }
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value))
  picture.setAttribute('font-family', font)
  const ground = document.createElementNS(svgNamespace, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', groundOf(part))
  picture.append(ground)
  const placeOf = (element: Element | Range) => {
    const box = element.getBoundingClientRect()
    return { x: box.left - frame.left + margin, y: box.top - frame.top + margin, height: box.height }
  }
  for (const caption of part.querySelectorAll('[data-caption]')) {
    const key = drawKey(caption, placeOf(caption))
    if (key) picture.append(key)
    const { x, y, height } = placeOf(textOf(caption))
    const words = document.createElementNS(svgNamespace, 'text')
    const { color, fontSize, fontWeight } = getComputedStyle(caption)
    const own = { x, y: y + height / 2 + 4, fill: color, 'font-size': fontSize, 'font-weight': fontWeight }
    for (const [name, value] of Object.entries(own)) words.setAttribute(name, String(value))
    words.textContent = caption.textContent
    picture.append(words)
  }
  for (const chart of part.querySelectorAll<SVGSVGElement>('svg[data-chart]')) {
    const { x, y } = placeOf(chart)
    const copy = withStyles(chart)
    copy.setAttribute('x', String(x))
    copy.setAttribute('y', String(y))
    copy.setAttribute('overflow', 'visible')
    picture.append(copy)
  }
  return picture
}

/** The text of a caption, without the line in front of it and without its padding. */
function textOf(caption: Element): Range {
  const text = document.createRange()
  text.selectNodeContents(caption)
  return text
}

/** The line in front of a caption that tells what a line of the charts is. */
function drawKey(caption: Element, { x, y, height }: { x: number; y: number; height: number }) {
  const { borderTopStyle, borderTopWidth, borderTopColor, width } = getComputedStyle(caption, '::before')
  if (borderTopStyle !== 'solid' && borderTopStyle !== 'dashed') return null
  const line = document.createElementNS(svgNamespace, 'line')
  const middle = y + height / 2
  const own = { x1: x, x2: x + Number.parseFloat(width), y1: middle, y2: middle, stroke: borderTopColor }
  for (const [name, value] of Object.entries(own)) line.setAttribute(name, String(value))
  line.setAttribute('stroke-width', borderTopWidth)
  if (borderTopStyle === 'dashed') line.setAttribute('stroke-dasharray', '4 3')
  return line
}

/** The colour behind the charts. */
function groundOf(part: HTMLElement): string {
  const panel = part.querySelector('section') ?? part
  return getComputedStyle(panel).backgroundColor
}

/** A copy of a drawing that has its styles as attributes. */
function withStyles(chart: SVGSVGElement): SVGSVGElement {
  // The cast: cloneNode forgets what it copies.
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = chart.querySelectorAll('*')
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of drawn) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('class')
    element.removeAttribute('style')
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
