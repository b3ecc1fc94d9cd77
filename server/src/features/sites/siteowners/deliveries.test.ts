import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { useWebhooks, verify } from '../../../testing/webhooks.ts'
import { testWebhook } from './test-webhook.ts'

const test = useTestApp()
const { dispatch, makeSite, statusOf, wake } = useWebhooks(test)

async function asAdmin(siteownerId: number) {
  const call = await test.signedIn(await operatorOf(test, 'admin'))
  const path = (rest = '') => `/api/siteowners/${siteownerId}${rest}`
  const list = async (query = '') => (await call('GET', path(`/deliveries?${query}`))).json()
  const ids = async (query = ''): Promise<number[]> =>
    (await list(query)).items.map((item: { id: number }) => item.id)
  return { call, path, list, ids }
}

describe('the delivery log', () => {
  it('lists what was sent, newest first, by page, and finds a message, a webhook id and a customer', async () => {
    const { siteowner, conversation, send } = await makeSite()
    const { list, ids } = await asAdmin(siteowner.id)
    const [one, two, three] = [await send('One'), await send('Two'), await send('Three')]
    const first = await list('limit=2')
    expect(first.items.map(({ id }: { id: number }) => id)).toEqual([three.id, two.id])
    expect(await ids(`limit=2&cursor=${first.next_cursor}`)).toEqual([one.id])
    expect(await ids(`search=msg_${two.id}`)).toEqual([two.id])
    expect(await ids(`search=${one.id}`)).toEqual([one.id])
    expect(await ids(`search=${conversation.customer.external_id}`)).toEqual([three.id, two.id, one.id])
    expect(await ids('search=nobody')).toEqual([])
    expect(JSON.stringify(first)).not.toContain('Two')
  })

  it('has only the deliveries of its site owner, and replays no others', async () => {
    const [own, other] = [await makeSite(), await makeSite()]
    const { id } = await other.send('Elsewhere')
    await test.db.updateTable('deliveries').set({ status: 'dead' }).where('message_id', '=', id).execute()
    const { call, path, ids } = await asAdmin(own.siteowner.id)
    expect(await ids(`search=${id}`)).toEqual([])
    expect((await call('POST', path('/deliveries/replay'), { ids: [id] })).json()).toEqual({ replayed: 0 })
  })

  it('replays dead deliveries, which then arrive', async () => {
    let isGone = true
    const { receiver, siteowner, send } = await makeSite(() => ({ status: isGone ? 410 : 200 }))
    const { call, path, list, ids } = await asAdmin(siteowner.id)
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    expect((await list('status=dead')).items).toMatchObject([{ id, attempts: 1, last_error: 'HTTP 410' }])
    isGone = false
    expect((await call('POST', path('/deliveries/replay'), { ids: [id] })).json()).toEqual({ replayed: 1 })
    await statusOf(id).toBe('delivered')
    expect(await ids('status=dead')).toEqual([])
    expect((await call('POST', path('/deliveries/replay'), { ids: [id] })).json()).toEqual({ replayed: 0 })
  })
})

describe('a paused site owner', () => {
  it('gets nothing until it is resumed; then everything arrives in order', async () => {
    const { receiver, siteowner, send } = await makeSite()
    const other = await makeSite()
    const { call, path } = await asAdmin(siteowner.id)
    expect((await call('PATCH', path(), { is_paused: true })).json().paused_at).toEqual(expect.any(String))
    dispatch([receiver.host, other.receiver.host])
    const [first, second] = [await send('First'), await send('Second')]
    const elsewhere = await other.send('Elsewhere')
    wake()
    await statusOf(elsewhere.id).toBe('delivered')
    expect(receiver.received).toEqual([])
    await call('PATCH', path(), { is_paused: false })
    await statusOf(first.id).toBe('delivered')
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'Second'])
  })
})

describe('the test of a webhook', () => {
  it('sends a signed event and tells how the site answered', async () => {
    let status = 204
    const { receiver, secret, siteowner } = await makeSite(() => ({ status }))
    const admin = await operatorOf(test, 'admin')
    const options = { secrets: test.secrets, hosts: [receiver.host] }
    const by = { operatorId: admin.id, siteownerId: siteowner.id }
    const send = () => testWebhook(test.db, options, by)
    expect(await send()).toMatchObject({ is_delivered: true, error: null })
    expect(verify(receiver.received[0], secret)).toMatchObject({ type: 'webhook.test', data: {} })
    status = 503
    expect(await send()).toMatchObject({ is_delivered: false, error: 'HTTP 503' })
  })

  it('is not sent to a private address', async () => {
    const { receiver, siteowner } = await makeSite()
    const { call, path } = await asAdmin(siteowner.id)
    expect((await call('POST', path('/webhook-test'), {})).json()).toMatchObject({
      is_delivered: false,
      error: expect.stringContaining('private address'),
    })
    expect(receiver.received).toEqual([])
  })

  it('needs an address and a secret', async () => {
    const { id } = await makeSiteowner(test.db)
    const { call, path } = await asAdmin(id)
    expect((await call('POST', path('/webhook-test'), {})).json()).toMatchObject({ code: 'no_webhook' })
  })
})

describe('the refused calls of a site', () => {
  it('have the fields and codes of the refusal, and nothing of what was sent', async () => {
    const { key, id } = await makeSiteowner(test.db)
    const { call, path } = await asAdmin(id)
    const site = test.site(key)
    await site('POST', '/site/v1/messages', { messages: [{ external_id: 'm-1', text: 'My secret' }] })
    await site('POST', '/site/v1/deliveries/999999/ack', {})
    await test.app.refusedCalls.flush()
    const { items } = (await call('GET', path('/refused-calls'))).json()
    expect(items.at(-1)).toMatchObject({
      route: 'POST /site/v1/messages',
      status: 400,
      code: 'invalid_input',
      issues: expect.arrayContaining([{ path: 'messages.0.customer_external_id', code: 'required' }]),
    })
    expect(JSON.stringify(items)).not.toContain('My secret')
  })

  it('are the last hundred, whatever the site sends', async () => {
    const { key, id } = await makeSiteowner(test.db)
    const other = await makeSiteowner(test.db)
    const { call, path } = await asAdmin(id)
    await test.site(other.key)('PUT', '/site/v1/customers/1', {})
    for (let sent = 0; sent < 130; sent++) await test.site(key)('PUT', `/site/v1/customers/${sent}`, {})
    await test.app.refusedCalls.flush()
    await test.site(key)('POST', '/site/v1/messages', {})
    await test.app.refusedCalls.flush()
    const { items } = (await call('GET', path('/refused-calls'))).json()
    expect(items).toHaveLength(100)
    expect(items[0].route).toBe('POST /site/v1/messages')
    expect((await call('GET', `/api/siteowners/${other.id}/refused-calls`)).json().items).toHaveLength(1)
  })
})
