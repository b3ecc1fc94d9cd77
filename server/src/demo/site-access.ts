/** The site owners of the demo and their bearer keys. Everybody's, demo only. */
export const demoSites = [
  { name: 'Amstel Media', key: 'demo-site-key-1' },
  { name: 'Lago Digitale', key: 'demo-site-key-2' },
  { name: 'Northgate Sites', key: 'demo-site-key-3' },
] as const

/** What the webhooks to the first of them are signed with; the others poll. */
export const demoWebhookSecret = 'whsec_ZGVtby13ZWJob29rLXNlY3JldC1vZi10aGUtcGFuZWw='

/** Where the stand-in chat site listens, when it is not told otherwise. */
export const demoWebhookPort = 4010

export const demoWebhookUrl = (port: number) => `http://127.0.0.1:${port}/webhooks`
