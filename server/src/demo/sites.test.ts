import { describe, expect, it } from 'vitest'
import { findEndpoints } from '../features/deliveries/endpoints.ts'
import { useTestApp } from '../testing/app.ts'
import { demoWebhookSecret, demoWebhookUrl } from './site-access.ts'
import { loadSites } from './sites.ts'

const test = useTestApp()

describe("the demo's sites", () => {
  it('have their keys, and tell customers in every language that profiles are fictional', async () => {
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    for (const key of ['demo-site-key-1', 'demo-site-key-2', 'demo-site-key-3'])
      expect((await test.site(key)('GET', '/site/v1/outbox')).statusCode).toBe(200)
    const told = await test.db
      .selectFrom('disclosures as d')
      .innerJoin('siteowners as s', 's.id', 'd.siteowner_id')
      .where('d.version', '=', 'v4')
      .select(['s.name', 'd.language'])
      .execute()
    const languagesOf = Map.groupBy(told, (row) => row.name)
    expect([...languagesOf.keys()].sort()).toEqual(['Amstel Media', 'Lago Digitale', 'Northgate Sites'])
    for (const rows of languagesOf.values())
      expect(rows.map((row) => row.language).sort()).toEqual(['en', 'es', 'fr', 'it', 'nl', 'pl'])
  })

  it('loaded again have the new address of the webhook, and one secret still', async () => {
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4999) })
    const owners = await test.db
      .selectFrom('siteowners')
      .select(['id', 'webhook_url'])
      .orderBy('id')
      .execute()
    const ids = owners.map((owner) => owner.id)
    expect([...(await findEndpoints(test.db, test.secrets, ids)).values()]).toEqual([
      { url: 'http://127.0.0.1:4999/webhooks', secrets: [demoWebhookSecret] },
      { url: null, secrets: [] },
      { url: null, secrets: [] },
    ])
  })
})
