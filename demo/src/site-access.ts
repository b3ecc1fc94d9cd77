/**
 * The site owners of the demo, their bearer keys, and when they poke: the first, whose customers the stand-in chat site
 * plays, after a minute. Everybody's, demo only.
 */
export const demoSites = [
  {
    name: 'Amstel Media',
    key: 'demo-site-key-1',
    pokes: {
      silence_minutes: 1,
      next_silence_minutes: 5,
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

/** What the webhooks to the first of them are signed with; the others poll. */
export const demoWebhookSecret = 'whsec_ZGVtby13ZWJob29rLXNlY3JldC1vZi10aGUtcGFuZWw='

/** Where the stand-in chat site listens, when it is not told otherwise. */
export const demoWebhookPort = 4010

export const demoWebhookUrl = (port: number) => `http://127.0.0.1:${port}/webhooks`
