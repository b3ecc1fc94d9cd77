import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newLanguage } from '../../testing/answering.ts'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { claimingOf } from '../../testing/claiming.ts'
import { makeCustomer, makeProfile, makeSiteowner } from '../../testing/make.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { newSecret, useWebhooks, verify } from '../../testing/webhooks.ts'
import { addWebhookSecret } from './deliveries/endpoints.ts'

const test = useTestApp()
const { operatorIn, claim } = claimingOf(test)
const webhooks = useWebhooks(test)

let count = 0

/** A test site that an admin has made, with a customer and a profile. */
async function makeTestSite({ language = 'nl', webhook_url = null as string | null } = {}) {
  const { call: admin } = await makeAdmin(test)
  const made = await admin('POST', '/api/siteowners', { name: `Test ${++count}`, is_test: true })
  expect(made.json()).toMatchObject({ is_test: true, is_echoing: true })
  const id: number = made.json().id
  await admin('PATCH', `/api/siteowners/${id}`, { accepts_unknown_disclosures: true })
  if (webhook_url) await webhooks.changeUrl(id, webhook_url)
  const { key } = (await admin('POST', `/api/siteowners/${id}/keys`, { name: 'Test', days: null })).json()
  const customer = await makeCustomer(test.db, { siteowner_id: id, language })
  const profile = await makeProfile(test.db, { siteowner_id: id })
  const call = test.site(key)
  const message = (text: string, own: Record<string, unknown> = {}) => ({
    external_id: `t-${++count}`,
    customer_external_id: customer.external_id,
    profile_external_id: profile.external_id,
    text,
    sent_at: new Date().toISOString(),
    ...own,
  })
  const post = (...messages: ReturnType<typeof message>[]) => call('POST', '/site/v1/messages', { messages })
  /** What the outbox has once this many items have left. */
  async function outbox(wanted: number) {
    let items: { text: string; in_reply_to: string | null }[] = []
    await expect
      .poll(
        async () => {
          items = (await call('GET', '/site/v1/outbox')).json().items
          return items.length
        },
        { timeout: 10_000 },
      )
      .toBe(wanted)
    return items
  }
  return { admin, id, key, customer, profile, call, message, post, outbox }
}

const rowsOf = (table: 'queue_items' | 'messages', siteownerId: number) =>
  test.db.selectFrom(table).where('siteowner_id', '=', siteownerId).selectAll().execute()

describe('a test site', () => {
  it('gets an automatic answer to each message, once, also when a message comes again to another node', async () => {
    const site = await makeTestSite()
    const other = await startTestApp(test.url)
    try {
      const messages = [site.message('Zażółć 😀\nand a second line'), site.message('?')]
      const calls = [site.call, other.site(site.key), site.call, other.site(site.key)]
      const answers = await Promise.all(calls.map((call) => call('POST', '/site/v1/messages', { messages })))
      const results = answers.flatMap((answer) => answer.json().results)
      expect(results.filter(({ status }) => status === 'stored')).toHaveLength(2)
      const items = await site.outbox(2)
      expect(items.map(({ text, in_reply_to }) => [text, in_reply_to])).toEqual([
        ['Automatic test answer: Zażółć 😀\nand a second line', messages[0]?.external_id],
        ['Automatic test answer: ?', messages[1]?.external_id],
      ])
      expect(await rowsOf('queue_items', site.id)).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('is answered by nobody of the list of operators', async () => {
    const { admin } = await makeTestSite()
    const listed = (await admin('GET', '/api/operators?view=suspended')).json()
    expect(listed.items.filter(({ name }: { name: string }) => name === 'Echo')).toEqual([])
    expect(listed.counts.suspended).toBe(listed.items.length)
  })

  it('says with its key whether it is answered by itself', async () => {
    const site = await makeTestSite()
    const answersByItself = async () =>
      (await site.call('GET', '/site/v1')).json().siteowner.answers_by_itself
    expect(await answersByItself()).toBe(true)
    await operatorIn('nl', { siteowner_ids: [site.id] })
    expect(await answersByItself()).toBe(false)
  })

  it('gets none to what the site itself wrote', async () => {
    const site = await makeTestSite()
    await site.post(site.message('Welcome', { direction: 'out' }), site.message('Hello'))
    const items = await site.outbox(1)
    expect(items.map(({ text }) => text)).toEqual(['Automatic test answer: Hello'])
  })

  it('gets it by webhook after some seconds, signed as all of them', async () => {
    const receiver = await startReceiver()
    webhooks.endsWith(receiver.close)
    const site = await makeTestSite({ webhook_url: receiver.url })
    const secret = newSecret()
    await addWebhookSecret(test.db, test.secrets, { siteownerId: site.id, secret })
    webhooks.dispatch([receiver.host])
    await site.post(site.message('Are you there?'))
    const due = await test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', site.id)
      .select(sql<number>`extract(epoch from deliver_at - created_at)::float8`.as('seconds'))
      .executeTakeFirstOrThrow()
    expect(due.seconds).toBe(3)
    expect(receiver.received).toEqual([])
    await expect
      .poll(() => receiver.texts(), { timeout: 10_000 })
      .toEqual(['Automatic test answer: Are you there?'])
    expect(verify(receiver.received[0], secret)).toMatchObject({ type: 'message.sent' })
  })

  it('cuts what it repeats to the length of a message', async () => {
    const site = await makeTestSite()
    await site.post(site.message('😀'.repeat(4_000)))
    const [answer] = await site.outbox(1)
    expect(answer?.text.length).toBeLessThanOrEqual(2_000)
    expect(answer?.text.isWellFormed()).toBe(true)
  })

  it('gets no answer while the customer is on hold', async () => {
    const site = await makeTestSite()
    await test.db
      .updateTable('customers')
      .set({ disclosure_version: null, disclosure_shown_at: null })
      .where('id', '=', site.customer.id)
      .execute()
    await site.post(site.message('Hello'))
    expect(await rowsOf('queue_items', site.id)).toMatchObject([{ held: true }])
    expect(await rowsOf('messages', site.id)).toHaveLength(1)
  })

  it('reaches only operators who are chosen for it, and is not echoed then', async () => {
    const language = newLanguage()
    const site = await makeTestSite({ language })
    const everywhere = await operatorIn(language)
    const chosen = await operatorIn(language, { siteowner_ids: [site.id] })
    expect((await site.admin('GET', `/api/siteowners/${site.id}`)).json()).toMatchObject({
      is_echoing: false,
    })
    await site.post(site.message('Hello'))
    expect(await claim(everywhere)).toEqual({ conversation: null, why: ['empty'] })
    expect((await everywhere.call('GET', '/api/queues')).json().reply).toMatchObject({ waiting: 0 })
    expect((await everywhere.call('GET', '/api/user.php')).json()).toMatchObject({
      user: { open_messages: 0 },
    })
    const claimed = await claim(chosen)
    expect(claimed.conversation).not.toBeNull()
    expect((await chosen.call('GET', '/api/queues')).json().reply).toMatchObject({ claimed: 1 })
    expect(await rowsOf('messages', site.id)).toHaveLength(1)
  })
})

describe('a real site', () => {
  it('never gets an echo', async () => {
    const siteowner = await makeSiteowner(test.db)
    await makeTestSite()
    const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
    await test.site(siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'real-1',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Hello',
          sent_at: new Date().toISOString(),
        },
      ],
    })
    expect(await rowsOf('messages', siteowner.id)).toHaveLength(1)
    expect(await rowsOf('queue_items', siteowner.id)).toHaveLength(1)
  })

  it('becomes a test, and a test real, only before it has customers', async () => {
    const { call } = await makeAdmin(test)
    const siteowner = await makeSiteowner(test.db)
    const put = (is_test: boolean) => call('PUT', `/api/siteowners/${siteowner.id}/test`, { is_test })
    expect((await put(true)).json()).toMatchObject({ is_test: true })
    expect((await put(false)).json()).toMatchObject({ is_test: false })
    expect((await put(true)).json()).toMatchObject({ is_test: true })
    await makeCustomer(test.db, { siteowner_id: siteowner.id })
    expect((await put(false)).json()).toMatchObject({ code: 'siteowner_has_customers' })
    expect((await put(true)).statusCode).toBe(200)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'siteowner')
      .where('subject_id', '=', siteowner.id)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([
      { action: 'siteowner.change', details: { before: { is_test: false }, after: { is_test: true } } },
      { action: 'siteowner.change', details: { after: { is_test: false } } },
      { action: 'siteowner.change', details: { after: { is_test: true } } },
    ])
  })

  it('is made a test only by an admin who works for it', async () => {
    const [own, other] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const { call } = await makeAdmin(test, { siteowner_ids: [own.id] })
    const put = async (id: number) =>
      (await call('PUT', `/api/siteowners/${id}/test`, { is_test: true })).json()
    expect(await put(other.id)).toMatchObject({ code: 'siteowner_not_found' })
    expect(await put(own.id)).toMatchObject({ is_test: true })
  })

  it('cannot become a test while a customer is being stored', async () => {
    const { call } = await makeAdmin(test)
    const siteowner = await makeSiteowner(test.db)
    let putting: Promise<{ json(): unknown }> | undefined
    await test.db.transaction().execute(async (tx) => {
      await makeCustomer(tx, { siteowner_id: siteowner.id })
      putting = call('PUT', `/api/siteowners/${siteowner.id}/test`, { is_test: true })
    })
    expect((await putting)?.json()).toMatchObject({ code: 'siteowner_has_customers' })
  })
})

it('all echoes are of one operator, who cannot sign in', async () => {
  await makeTestSite()
  await makeTestSite()
  const operators = await test.db.selectFrom('operators').where('name', '=', 'Echo').selectAll().execute()
  expect(operators).toMatchObject([{ suspended_at: expect.any(String), has_password: false }])
})
