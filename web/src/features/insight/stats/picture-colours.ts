const pixel = document.createElement('canvas')
const context = pixel.getContext('2d', { willReadFrequently: true })

/**
 * A computed colour as programs outside of a browser read it: with six digits, and how opaque it is. They know neither `color-mix` nor
 * `color(srgb …)`, which they draw black.
 */
export function plainColour(computed: string): { hex: string; opacity: number } {
  if (computed === 'none' || !context) return { hex: 'none', opacity: 1 }
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = computed
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
  return { hex: `#${digits.join('')}`, opacity: Math.round((alpha / 255) * 100) / 100 }
}
