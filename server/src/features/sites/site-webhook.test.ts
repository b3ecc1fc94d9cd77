import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSiteowner } from '../../testing/make.ts'
import { useWebhooks } from '../../testing/webhooks.ts'

const test = useTestApp()
const webhooks = useWebhooks(test)

const audited = (siteowner_id: number) =>
  test.db
    .selectFrom('audit_log')
    .where('siteowner_id', '=', siteowner_id)
    .select(['action', 'operator_id'])
    .orderBy('id')
    .execute()

describe('the webhook that a site sets', () => {
  it('has a secret that is shown once, and each change is in the audit log', async () => {
    const { id, key } = await makeSiteowner(test.db)
    const site = test.site(key)
    const first = (await site('PUT', '/site/v1/webhook', { url: 'https://one.example/hook' })).json()
    expect(first).toEqual({ url: 'https://one.example/hook', secret: expect.stringMatching(/^whsec_/) })
    const second = (await site('PUT', '/site/v1/webhook', { url: 'https://two.example/hook' })).json()
    expect(second).toEqual({ url: 'https://two.example/hook', secret: null })
    await site('PUT', '/site/v1/webhook', { url: 'https://two.example/hook' })
    expect((await site('GET', '/site/v1')).json().siteowner.has_webhook).toBe(true)
    expect(await audited(id)).toEqual(
      ['siteowner.change', 'webhook_secret.rotate', 'siteowner.change'].map((action) => ({
        action,
        operator_id: null,
      })),
    )
    expect(JSON.stringify(await test.db.selectFrom('audit_log').selectAll().execute())).not.toContain(
      first.secret,
    )
  })

  it('is refused when it is no web address, and is not called when it is private', async () => {
    const { receiver, siteowner } = await webhooks.makeSite()
    const site = test.site(siteowner.key)
    const wrong = await site('PUT', '/site/v1/webhook', { url: 'ftp://one.example' })
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'url' }] })
    expect((await site('POST', '/site/v1/webhook/test')).json()).toMatchObject({
      is_delivered: false,
      error: expect.stringContaining('private address'),
    })
    expect(receiver.received).toEqual([])
  })

  it('cannot be tested before it is set', async () => {
    const { key } = await makeSiteowner(test.db)
    expect((await test.site(key)('POST', '/site/v1/webhook/test')).json()).toMatchObject({
      code: 'no_webhook',
    })
  })
})

describe('what a site lists with its key', () => {
  it('are its own deliveries, page by page', async () => {
    const { siteowner, send } = await webhooks.makeSite()
    const other = await webhooks.makeSite()
    const ids = [await send('One'), await send('Two'), await send('Three')].map(({ id }) => id)
    await other.send('Another')
    const site = test.site(siteowner.key)
    const page = (await site('GET', '/site/v1/deliveries?limit=2')).json()
    expect(page.items).toMatchObject([
      {
        id: ids[2],
        status: 'pending',
        customer_external_id: expect.any(String),
        profile_external_id: expect.any(String),
      },
      { id: ids[1] },
    ])
    const rest = (await site('GET', `/site/v1/deliveries?limit=2&cursor=${page.next_cursor}`)).json()
    expect(rest).toMatchObject({ items: [{ id: ids[0] }], next_cursor: null })
    await test.db
      .updateTable('deliveries')
      .set({ status: 'dead' })
      .where('message_id', '=', ids[1] ?? 0)
      .execute()
    const dead = (await site('GET', '/site/v1/deliveries?status=dead')).json()
    expect(dead.items).toMatchObject([{ id: ids[1] }])
  })

  it('are its own refused calls, with the id that their answers had', async () => {
    const [one, other] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const site = test.site(one.key)
    const refused = [
      await site('PATCH', '/site/v1/customers/nobody', { credits: 1 }),
      await site('PUT', '/site/v1/webhook', { url: 'nothing' }),
    ].map((answer) => answer.json().request_id)
    await test.site(other.key)('PUT', '/site/v1/webhook', {})
    await test.app.refusedCalls.flush()
    const page = (await site('GET', '/site/v1/refused-calls?limit=1')).json()
    expect(page.items).toMatchObject([{ route: 'PUT /site/v1/webhook', request_id: refused[1] }])
    const rest = (await site('GET', `/site/v1/refused-calls?cursor=${page.next_cursor}`)).json()
    expect(rest).toMatchObject({
      items: [{ code: 'customer_not_found', request_id: refused[0] }],
      next_cursor: null,
    })
  })
})
