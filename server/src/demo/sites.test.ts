import { demoWebhookSecret, demoWebhookUrl } from '@panel/demo/site-access'
import { findDenials } from '@panel/recognition'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findEndpoints } from '../features/sites/deliveries/endpoints.ts'
import { useTestApp } from '../testing/app.ts'
import { loadSites } from './sites.ts'

const test = useTestApp()

describe("the demo's sites", () => {
  it('have their keys, and disclosures in every language', async () => {
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    for (const key of ['demo-site-key-1', 'demo-site-key-2', 'demo-site-key-3'])
      expect((await test.site(key)('GET', '/site/v1/outbox')).statusCode).toBe(200)
    const disclosures = await test.db
      .selectFrom('disclosures as d')
      .innerJoin('siteowners as s', 's.id', 'd.siteowner_id')
      .where('d.version', '=', 'v4')
      .select(['s.name', 'd.language'])
      .execute()
    const languagesOf = Map.groupBy(disclosures, (row) => row.name)
    expect([...languagesOf.keys()].sort()).toEqual(['Amstel Media', 'Lago Digitale', 'Northgate Sites'])
    for (const rows of languagesOf.values())
      expect(rows.map((row) => row.language).sort()).toEqual(['en', 'es', 'fr', 'it', 'nl', 'pl'])
  })

  it('have rules for chats in every language, which stay as an admin has changed them', async () => {
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    await test.db
      .updateTable('chat_rules')
      .set({ rules: ['Own'] })
      .where('language', '=', 'nl')
      .execute()
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    const stored = await test.db
      .selectFrom('chat_rules')
      .select(['language', sql<number>`cardinality(rules)`.as('count')])
      .orderBy('language')
      .execute()
    expect(stored).toEqual(
      ['en', 'es', 'fr', 'it', 'nl', 'pl'].map((language) => ({
        language,
        count: language === 'nl' ? 1 : 4,
      })),
    )
  })

  it('have three approved answers in every language, in which nothing denies an operator', async () => {
    for (let time = 0; time < 2; time++)
      await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    const answers = await test.db
      .selectFrom('approved_answers')
      .select(['siteowner_id', 'language', 'body'])
      .execute()
    const groups = Map.groupBy(answers, (row) => `${row.siteowner_id} ${row.language}`)
    expect([...groups.values()].map((rows) => rows.length)).toEqual(Array.from({ length: 18 }, () => 3))
    const denies = ({ body, language }: (typeof answers)[number]) =>
      findDenials(body, language).some(({ certainty }) => certainty === 'certain')
    expect(answers.filter(denies)).toEqual([])
  })

  it('have a help line in the country of each of their customers', async () => {
    for (let time = 0; time < 2; time++)
      await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    const lines = await test.db.selectFrom('help_lines').select(['siteowner_id', 'country']).execute()
    const groups = Map.groupBy(lines, (row) => row.siteowner_id)
    expect([...groups.values()].map((rows) => rows.map(({ country }) => country).sort())).toEqual(
      Array.from({ length: 3 }, () => ['ES', 'FR', 'GB', 'IT', 'NL', 'PL']),
    )
  })

  it('have gifts in their language, and photos for the profiles that they create', async () => {
    for (let time = 0; time < 2; time++)
      await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    const gifts = await test.db
      .selectFrom('gifts as g')
      .innerJoin('siteowners as s', 's.id', 'g.siteowner_id')
      .select(['s.name as site', 'g.name'])
      .orderBy('g.id')
      .execute()
    const bySite = Map.groupBy(gifts, (gift) => gift.site)
    expect([...bySite].map(([, rows]) => [rows.length, rows[0]?.name])).toEqual([
      [8, 'Een kop thee'],
      [8, 'Una tazza di tè'],
      [8, 'A pot of tea'],
    ])
    await test.site('demo-site-key-2')('PUT', '/site/v1/profiles/p1', {
      name: 'Chiara',
      age: 41,
      city: 'Pisa',
      gender: 'female',
      language: 'it',
    })
    const photos = await test.db
      .selectFrom('profiles as p')
      .innerJoin('profile_set_photos as s', 's.profile_set_id', 'p.profile_set_id')
      .innerJoin('photos as f', 'f.id', 's.photo_id')
      .where('p.external_id', '=', 'p1')
      .select(['f.picture', 'f.width', 's.description'])
      .execute()
    expect(photos).toHaveLength(8)
    for (const { picture, width } of photos) expect((await sharp(picture).metadata()).width).toBe(width)
  })

  it('have poke rules, except one of them; loaded again, they keep what an admin has set since', async () => {
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    await test.db.updateTable('poke_rules').set({ most_in_a_row: 7 }).where('starters', '=', true).execute()
    await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(4010) })
    const rules = await test.db
      .selectFrom('siteowners as s')
      .leftJoin('poke_rules as r', 'r.siteowner_id', 's.id')
      .select(['s.name', 'r.most_in_a_row', 'r.starters'])
      .orderBy('s.name')
      .execute()
    expect(rules).toEqual([
      { name: 'Amstel Media', most_in_a_row: 7, starters: true },
      { name: 'Lago Digitale', most_in_a_row: 2, starters: false },
      { name: 'Northgate Sites', most_in_a_row: null, starters: null },
    ])
  })

  it('have the new URL of the webhook when they are loaded again, and still one secret', async () => {
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
