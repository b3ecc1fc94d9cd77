import type { Gender } from './phrases.ts'
import { seeded } from './random.ts'

/** Of whom a portrait is drawn. The same person looks the same in each of their pictures. */
export type Sitter = { id: string; gender: Gender; age: number }

export const portraitSize = { width: 480, height: 600 }

const skins = ['#f6d7c3', '#f2c9ac', '#e8b692', '#d9a07a', '#c08460']
const hairs = ['#2b2320', '#4a3327', '#6e4a2f', '#8d6239', '#b98a4e', '#d9b775', '#7c3b26']
const grays = ['#a7a5a2', '#c9c6c1', '#8b8885']
const clothes = ['#3f6b8c', '#8c4a55', '#4f7a5b', '#b5763c', '#6d5a8e', '#2f5d62', '#a8566f', '#54606b']
const walls: readonly (readonly [string, string])[] = [
  ['#e8eef1', '#bfd2da'],
  ['#f3e9dc', '#dcc3a1'],
  ['#e6efe3', '#b9d0b4'],
  ['#f0e4ea', '#d3b4c4'],
  ['#e7e5f1', '#bdb8d8'],
  ['#f4ecd2', '#d9c07c'],
]

/** Draws a person as SVG: the same picture for the same person and number. @param picture changes clothes, wall and light */
export function drawPortrait({ id, gender, age }: Sitter, picture = 0): string {
  const person = choices(id)
  const skin = person(skins)
  const hair = person(age > 52 && person([0, 1, 1]) ? grays : hairs)
  const eyes = person(['#4b3a2a', '#5a7386', '#5f7350', '#6b5037'])
  const style = person(gender === 'female' ? women : men)
  const hasGlasses = person([0, 0, 1]) === 1
  const beard = gender === 'male' ? person(['', '', stubble, fullBeard]) : ''
  const scene = choices(`${id} ${picture}`)
  const [light, dark] = scene(walls)
  const cloth = scene(clothes)
  const tilt = scene([-3, -1, 0, 2, 3])
  const fill = (shape: string) =>
    shape
      .replaceAll('HAIR', hair)
      .replaceAll('SKIN', skin)
      .replaceAll('CLOTH', cloth)
      .replaceAll('SHADE', '#00000022')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="480" height="600" fill="url(#wall)"/>
    <circle cx="${scene([60, 400, 430])}" cy="${scene([90, 130, 180])}" r="${scene([60, 90, 120])}" fill="#ffffff55"/>
    ${fill(scene(backgrounds))}
    <g transform="rotate(${tilt} 240 300)">${fill(style.behind)}
    ${fill(neck)}${fill(scene(gender === 'female' ? tops : shirts))}
    ${fill(face)}${wrinkles(age)}
    ${[202, 278].map((x) => eyeAt(x, eyes, gender)).join('')}
    ${fill(nose)}${gender === 'female' ? lips : mouth}${fill(beard)}${fill(style.front)}${hasGlasses ? glasses : ''}</g></svg>`
}

/** Picks by the name: each call has its own choice. */
function choices(name: string) {
  let mixed = 7
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  const random = seeded(mixed >>> 0)
  return <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(random() * from.length)]
    if (chosen === undefined) throw new Error('There is nothing to choose from')
    return chosen
  }
}

/** Neck and the skin under it. */
const neck =
  '<path d="M205 350 h70 v70 q-35 34-70 0z" fill="SKIN"/><path d="M176 420 l64 120 l64-120 l-30-30 h-68z" fill="SKIN"/><path d="M205 372 q35 34 70 0 v18 q-35 30-70 0z" fill="SHADE"/>'
const face =
  '<ellipse cx="153" cy="272" rx="15" ry="24" fill="SKIN"/><ellipse cx="327" cy="272" rx="15" ry="24" fill="SKIN"/>' +
  '<path d="M152 240 q0-104 88-104 t88 104 q0 66-28 106 q-28 40-60 40 t-60-40 q-28-40-28-106z" fill="SKIN"/>' +
  '<ellipse cx="186" cy="312" rx="20" ry="12" fill="#e07a6a33"/><ellipse cx="294" cy="312" rx="20" ry="12" fill="#e07a6a33"/>'
const nose =
  '<path d="M240 268 q-4 30-12 40 q12 9 25 2" fill="none" stroke="#00000033" stroke-width="5" stroke-linecap="round"/>'
const lips =
  '<path d="M208 338 q16-9 32-3 q16-6 32 3 q-32 32-64 0z" fill="#b9505a"/><path d="M210 339 q30 8 60 0" fill="none" stroke="#7d2f3a" stroke-width="2.5"/>'
const mouth =
  '<path d="M208 336 q32 26 64 0 q-32 8-64 0z" fill="#fff" stroke="#8a4a40" stroke-width="4" stroke-linejoin="round"/>'
const stubble =
  '<path d="M164 306 q6 92 76 92 t76-92 q-14 20-36 18 q-40-12-80 0 q-22 2-36-18z" fill="HAIR" opacity="0.28"/>'
const fullBeard =
  '<path d="M156 280 q2 128 84 128 t84-128 q-8 40-36 42 q-48-16-96 0 q-28-2-36-42z" fill="HAIR"/><path d="M208 340 q32 22 64 0 q-32 6-64 0z" fill="#fff"/>'
const glasses =
  '<g fill="#ffffff33" stroke="#33302e" stroke-width="5"><rect x="172" y="252" width="58" height="42" rx="17"/><rect x="250" y="252" width="58" height="42" rx="17"/><path d="M230 268 q10-8 20 0" fill="none"/></g>'

function eyeAt(x: number, color: string, gender: Gender): string {
  const lash =
    gender === 'female'
      ? `<path d="M${x - 19} 268 q19-20 38-2" fill="none" stroke="#2a211d" stroke-width="5" stroke-linecap="round"/>`
      : ''
  return `<ellipse cx="${x}" cy="272" rx="17" ry="10" fill="#fff"/><circle cx="${x}" cy="272" r="9" fill="${color}"/><circle cx="${x}" cy="272" r="4" fill="#1a1512"/>
    <circle cx="${x + 3}" cy="269" r="2.5" fill="#fff"/>${lash}<path d="M${x - 21} 246 q21-15 42-2" fill="none" stroke="#3b2d25" stroke-width="${gender === 'female' ? 4 : 7}" stroke-linecap="round"/>`
}

const wrinkles = (age: number) =>
  age < 45
    ? ''
    : '<path d="M176 296 q-8 4-10 10 M304 296 q8 4 10 10 M192 330 q-6 10-4 20 M288 330 q6 10 4 20" fill="none" stroke="#00000022" stroke-width="3"/>'

const women = [
  {
    behind:
      '<path d="M126 250 q-8-150 114-150 t114 150 q10 120 34 190 q-80 40-148 24 q-68 16-148-24 q24-70 34-190z" fill="HAIR"/>',
    front: '<path d="M146 262 q-4-132 94-134 t94 134 q-16-70-56-92 q-50 40-132 92z" fill="HAIR"/>',
  },
  {
    behind: '<path d="M134 260 q-14-160 106-160 t106 160 q4 70-14 112 h-184 q-18-42-14-112z" fill="HAIR"/>',
    front:
      '<path d="M142 250 q-2-124 98-124 t98 124 q-10-34-20-44 q-78 6-156 0 q-12 12-20 44z" fill="HAIR"/>',
  },
  {
    behind:
      '<circle cx="240" cy="92" r="46" fill="HAIR"/><path d="M140 250 q-6-148 100-148 t100 148 z" fill="HAIR"/>',
    front:
      '<path d="M146 256 q-6-128 94-128 t94 128 q-22-74-94-78 q-72 4-94 78z" fill="HAIR"/><circle cx="150" cy="304" r="6" fill="#d9b64a"/><circle cx="330" cy="304" r="6" fill="#d9b64a"/>',
  },
  {
    behind:
      '<g fill="HAIR"><circle cx="150" cy="190" r="62"/><circle cx="330" cy="190" r="62"/><circle cx="240" cy="140" r="80"/><circle cx="134" cy="280" r="56"/><circle cx="346" cy="280" r="56"/><circle cx="150" cy="360" r="46"/><circle cx="330" cy="360" r="46"/></g>',
    front:
      '<g fill="HAIR"><circle cx="180" cy="168" r="38"/><circle cx="232" cy="150" r="42"/><circle cx="292" cy="164" r="40"/></g>',
  },
]
const men = [
  {
    behind: '',
    front:
      '<path d="M148 246 q-10-124 92-124 t92 124 q-12-50-30-62 q-60 14-124-6 q-20 20-30 68z" fill="HAIR"/>',
  },
  {
    behind: '',
    front:
      '<path d="M150 240 q-8-96 42-112 q60-34 118 6 q30 30 22 106 q-14-52-40-66 q-48-10-104 8 q-30 14-38 58z" fill="HAIR"/>',
  },
  {
    behind: '',
    front:
      '<path d="M148 262 q-8-50 6-74 q6 30 8 60z M332 262 q8-50-6-74 q-6 30-8 60z" fill="HAIR"/><ellipse cx="222" cy="160" rx="36" ry="12" fill="#ffffff33"/>',
  },
]
const tops = [
  '<path d="M60 660 q6-220 120-246 q60 52 120 0 q114 26 120 246z" fill="CLOTH"/>',
  '<path d="M60 660 q6-220 128-246 l52 90 l52-90 q122 26 128 246z" fill="CLOTH"/><path d="M188 414 l52 90 l52-90" fill="none" stroke="SHADE" stroke-width="10"/>',
  '<path d="M60 660 q6-220 124-250 q56 26 112 0 q118 30 124 250z" fill="CLOTH"/><path d="M184 410 q56 30 112 0 v-14 q-56 26-112 0z" fill="CLOTH"/><path d="M196 436 q44 34 88 0" fill="none" stroke="#f2d98c" stroke-width="5"/>',
]
const shirts = [
  '<path d="M50 660 q6-220 130-250 q60 40 120 0 q124 30 130 250z" fill="CLOTH"/>',
  '<path d="M50 660 q6-220 136-250 l54 70 l54-70 q130 30 136 250z" fill="CLOTH"/><path d="M186 410 l-26 16 l52 66 l28-30z M294 410 l26 16 l-52 66 l-28-30z" fill="#f4f1ea"/>',
  '<path d="M50 660 q6-220 130-254 q60 18 120 0 q124 34 130 254z" fill="CLOTH"/><path d="M180 406 q60 26 120 0 v-22 q-60 26-120 0z" fill="CLOTH"/><path d="M180 400 q60 26 120 0" fill="none" stroke="SHADE" stroke-width="6"/>',
]
const backgrounds = [
  '',
  '<g fill="#6b8f5e88"><path d="M20 600 q10-220 60-300 q24 130 0 300z"/><path d="M420 600 q-20-180 30-260 q30 110 20 260z"/></g>',
  '<rect x="350" y="60" width="110" height="150" fill="#ffffff88"/><path d="M350 210 l40-60 l30 30 l40-50 v80z" fill="#7fa2b588"/>',
  '<g fill="#8a6a4a66"><rect x="20" y="80" width="100" height="12"/><rect x="20" y="180" width="100" height="12"/></g><g fill="#b5564a77"><rect x="30" y="30" width="16" height="50"/><rect x="50" y="40" width="14" height="40"/><rect x="70" y="126" width="18" height="54"/></g>',
]
