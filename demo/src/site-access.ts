import type { Sitter } from './portraits.ts'

/**
 * The site owners of the demo with their public bearer keys and their poke rules. The simulated chat site uses the first one.
 */
export const demoSites = [
  {
    name: 'Amstel Media',
    key: 'demo-site-key-1',
    pokes: {
      silence_minutes: 120,
      next_silence_minutes: 480,
      most_in_a_row: 3,
      pokes_per_day: 10,
      starters: true,
      timezone: 'Europe/Amsterdam',
    },
  },
  {
    name: 'Lago Digitale',
    key: 'demo-site-key-2',
    pokes: {
      silence_minutes: 1_440,
      next_silence_minutes: 4_320,
      most_in_a_row: 2,
      pokes_per_day: 2,
      quiet_from: '22:00',
      quiet_until: '08:00',
      starters: false,
      timezone: 'Europe/Rome',
    },
  },
  { name: 'Northgate Sites', key: 'demo-site-key-3', pokes: null },
] as const

/** The secret of the first one's webhooks; the others poll. */
export const demoWebhookSecret = 'whsec_ZGVtby13ZWJob29rLXNlY3JldC1vZi10aGUtcGFuZWw='

/** The default port of the simulated chat site. */
export const demoWebhookPort = 4010

export const demoWebhookUrl = (port: number) => `http://127.0.0.1:${port}/webhooks`

/** The address of the portrait of a profile, at the simulated chat site. */
export const portraitAddress = (port: number, { id, gender, age }: Sitter) =>
  `http://127.0.0.1:${port}/portraits/${id}?gender=${gender}&age=${age}`

/** @returns null for another path */
export function readPortraitAddress(path: string): Sitter | null {
  const { pathname, searchParams } = new URL(path, 'http://127.0.0.1')
  const id = /^\/portraits\/([\w-]+)$/.exec(pathname)?.[1]
  const gender = searchParams.get('gender')
  const age = Number(searchParams.get('age'))
  if (id === undefined || (gender !== 'male' && gender !== 'female') || !(age >= 18)) return null
  return { id, gender, age }
}
