import sharp from 'sharp'

/** A drawn landscape: a sky from top to bottom, a sun or moon, and hills or waves from back to front. */
type Scene = {
  description: string
  sky: [string, string]
  sun: { x: number; y: number; r: number; color: string }
  layers: { color: string; y: number; swing: number; waves: number }[]
  /** What is in the foreground. */
  front?: string
}

const width = 480
const height = 360

const scenes: Scene[] = [
  {
    description: 'Green hills under a pale morning sky',
    sky: ['#cfe3ea', '#f4ead6'],
    sun: { x: 370, y: 90, r: 26, color: '#f7d794' },
    layers: [
      { color: '#a9c3a0', y: 200, swing: 26, waves: 2 },
      { color: '#7fa67c', y: 245, swing: 20, waves: 3 },
      { color: '#557f5b', y: 300, swing: 14, waves: 2 },
    ],
  },
  {
    description: 'A calm sea at sunset',
    sky: ['#5b6c9d', '#f3b38a'],
    sun: { x: 240, y: 205, r: 40, color: '#ffe0a8' },
    layers: [
      { color: '#3f5f86', y: 215, swing: 2, waves: 9 },
      { color: '#324d70', y: 265, swing: 5, waves: 7 },
      { color: '#263b58', y: 315, swing: 7, waves: 5 },
    ],
  },
  {
    description: 'A lighthouse above the waves',
    sky: ['#9fc4d8', '#e8f1f2'],
    sun: { x: 90, y: 80, r: 22, color: '#fff6dc' },
    layers: [
      { color: '#6f9bb3', y: 250, swing: 4, waves: 8 },
      { color: '#4d7a95', y: 300, swing: 8, waves: 5 },
    ],
    front:
      '<path d="M300 262 l12-150 h26 l12 150 z" fill="#f6f4ef"/><path d="M306 190 h38 l3 34 h-44 z" fill="#b9503f"/><rect x="308" y="92" width="34" height="22" rx="4" fill="#3b4a54"/><path d="M250 270 q75-30 150 0 v30 h-150 z" fill="#6b6f5d"/>',
  },
  {
    description: 'Snowy mountains under a blue sky',
    sky: ['#6fa3d6', '#dcecf7'],
    sun: { x: 110, y: 70, r: 20, color: '#ffffff' },
    layers: [
      { color: '#e9eff5', y: 190, swing: 60, waves: 3 },
      { color: '#b5c6d6', y: 250, swing: 40, waves: 4 },
      { color: '#4f6f63', y: 320, swing: 10, waves: 6 },
    ],
  },
  {
    description: 'A pot of tea on a wooden table',
    sky: ['#e9dfd0', '#d9c7ae'],
    sun: { x: 420, y: 60, r: 46, color: '#f6eee0' },
    layers: [{ color: '#9c7350', y: 265, swing: 0, waves: 1 }],
    front:
      '<ellipse cx="220" cy="290" rx="110" ry="14" fill="#7d5a3c"/><path d="M140 190 q80-34 160 0 q16 90-80 96 q-96-6-80-96z" fill="#2f7d86"/><path d="M300 210 q52-6 60-44 l14 6 q-8 66-70 74z" fill="#2f7d86"/><path d="M142 206 q-56 6-44 46 q8 24 54 18" fill="none" stroke="#2f7d86" stroke-width="14"/><circle cx="220" cy="168" r="11" fill="#1f5f68"/>',
  },
  {
    description: 'The moon over a quiet forest',
    sky: ['#1c2746', '#4a5f8c'],
    sun: { x: 350, y: 95, r: 34, color: '#f3efdc' },
    layers: [
      { color: '#2c3f5e', y: 215, swing: 16, waves: 5 },
      { color: '#1e2e45', y: 262, swing: 18, waves: 9 },
      { color: '#131e30', y: 312, swing: 16, waves: 13 },
    ],
  },
  {
    description: 'A hot air balloon above the fields',
    sky: ['#8fc1e3', '#f6e3c5'],
    sun: { x: 80, y: 110, r: 18, color: '#fff3cf' },
    layers: [
      { color: '#d8c27a', y: 270, swing: 8, waves: 2 },
      { color: '#b7a256', y: 305, swing: 10, waves: 3 },
    ],
    front:
      '<path d="M250 70 q70 0 70 72 q0 46-56 84 h-28 q-56-38-56-84 q0-72 70-72z" fill="#c8523f"/><path d="M250 70 q26 0 26 72 q0 46-18 84 h-16 q-18-38-18-84 q0-72 26-72z" fill="#f2d7a0"/><rect x="238" y="238" width="24" height="18" rx="3" fill="#7b5a3c"/>',
  },
  {
    description: 'Desert dunes in the evening',
    sky: ['#e0a96d', '#f7dcb0'],
    sun: { x: 130, y: 120, r: 30, color: '#fff0c9' },
    layers: [
      { color: '#d18f55', y: 215, swing: 30, waves: 1 },
      { color: '#b87440', y: 262, swing: 26, waves: 2 },
      { color: '#94592f', y: 318, swing: 16, waves: 1 },
    ],
  },
]

export type DrawnScene = { description: string; picture: Buffer; width: number; height: number }

/** The pictures of the demo, created when they are needed: a few kilobytes each. */
export function drawScenes(): Promise<DrawnScene[]> {
  return Promise.all(
    scenes.map(async (scene) => ({
      description: scene.description,
      picture: await sharp(Buffer.from(svgOf(scene)))
        .webp({ quality: 80 })
        .toBuffer(),
      width,
      height,
    })),
  )
}

function svgOf({ sky: [top, bottom], sun, layers, front = '' }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.color}"/>
    ${layers.map((layer) => `<path d="${outlineOf(layer)}" fill="${layer.color}"/>`).join('')}${front}</svg>`
}

function outlineOf({ y, swing, waves }: Scene['layers'][number]): string {
  const steps = 60
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (step / steps) * width
    const wave = Math.sin((step / steps) * waves * 2 * Math.PI + y) * swing
    return `${x.toFixed(1)} ${(y + wave).toFixed(1)}`
  })
  return `M0 ${height} L${points.join(' L')} L${width} ${height}Z`
}
