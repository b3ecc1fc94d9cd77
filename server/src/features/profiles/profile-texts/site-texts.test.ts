import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeProfileText } from '../../../testing/make-profile-texts.ts'
import { useWebhooks, verify } from '../../../testing/webhooks.ts'
import { acknowledgeDelivery } from '../../sites/acknowledge-delivery.ts'
import { replayDelivery } from '../../sites/deliveries/replay.ts'

const test = useTestApp()
const { delivery, dispatch, makeSite, statusOf } = useWebhooks(test)

const profile = { name: 'Eva', age: 34, city: 'Utrecht', gender: 'female', language: 'nl' }
const wanted = { external_id: 'about', title: 'About' }

/** A text of this site that waits for review, and a function that approves it as another operator does. */
async function makeReviewed(siteowner_id: number) {
  await makeLevel(test.db, { id: 120, rights: ['profile_text'] })
  const [writer, reviewer] = [
    await makeOperator(test.db),
    await makeOperator(test.db, { permissions_id: 120 }),
  ]
  const text = await makeProfileText(test.db, { siteowner_id, writer_id: writer.id })
  const send = await test.signedIn(reviewer)
  const post = async (path: string, body: object) =>
    (await send('POST', `/api/profile-texts/${text.id}/${path}`, body)).json()
  return {
    text,
    read: async () => (await send('GET', `/api/profile-texts/${text.id}`)).json(),
    async approve(): Promise<number> {
      const { lease } = await post('claim', {})
      await post('approve', { lease_id: lease.id })
      const { delivery_id } = await test.db
        .selectFrom('profile_texts')
        .where('id', '=', text.id)
        .select('delivery_id')
        .executeTakeFirstOrThrow()
      return delivery_id ?? 0
    },
  }
}

describe('a text that a site wants', () => {
  it('is created once; its fields change until somebody writes it', async () => {
    const siteowner = await makeSiteowner(test.db)
    const site = test.site(siteowner.key)
    const put = async (text_wanted: object) =>
      (await site('PUT', '/site/v1/profiles/eva', { ...profile, text_wanted })).json()
    const waiting = {
      external_id: 'about',
      status: 'to_write',
      text: null,
      approved_at: null,
      delivery_id: null,
    }
    expect((await put(wanted)).text).toEqual(waiting)
    expect((await put({ ...wanted, language: 'en', max_length: 400 })).text).toEqual(waiting)
    const stored = () =>
      test.db
        .selectFrom('profile_texts')
        .where('siteowner_id', '=', siteowner.id)
        .select(['language', 'min_length', 'max_length'])
        .execute()
    expect(await stored()).toEqual([{ language: 'en', min_length: 300, max_length: 400 }])
    const writer = await makeOperator(test.db)
    await test.db
      .updateTable('profile_texts')
      .set({
        status: 'to_review',
        round: 1,
        body: 'Hoi',
        writer_id: writer.id,
        first_written_at: new Date().toISOString(),
      })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect((await put({ ...wanted, language: 'fr' })).text).toMatchObject({ status: 'to_review', text: null })
    expect(await stored()).toMatchObject([{ language: 'en' }])
    expect(await put({ ...wanted, min_length: 500, max_length: 400 })).toMatchObject({
      issues: [{ path: 'text_wanted.max_length', code: 'max_below_min' }],
    })
  })

  it('is in the answer when it is approved, with its delivery', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { text, approve } = await makeReviewed(siteowner.id)
    const id = await approve()
    const { external_id } = await test.db
      .selectFrom('profiles')
      .where('id', '=', text.profile_id)
      .select('external_id')
      .executeTakeFirstOrThrow()
    const site = test.site(siteowner.key)
    const answer = await site('PUT', `/site/v1/profiles/${external_id}`, {
      ...profile,
      text_wanted: { external_id: text.external_id, title: 'About' },
    })
    expect(answer.json().text).toMatchObject({ status: 'approved', text: text.body, delivery_id: id })
    expect(await delivery(id)).toMatchObject({ status: 'pending', next_attempt_at: null })
    await acknowledgeDelivery(test.db, siteowner, id)
    expect(await delivery(id)).toMatchObject({ status: 'delivered' })
    await expect
      .poll(async () => (await site('GET', '/site/v1/outbox')).json().items)
      .toEqual([
        {
          id,
          type: 'profile.text',
          timestamp: expect.any(String),
          data: expect.objectContaining({ id, external_id: text.external_id, text: text.body }),
        },
      ])
  })

  it('follows the rules that the site owner has set', async () => {
    const siteowner = await makeSiteowner(test.db)
    const rules = ['No prices', 'Ends with a question']
    const answer = await test.site(siteowner.key)('PUT', '/site/v1/text-rules', { rules })
    expect(answer.json()).toEqual({ rules })
    const { text_rules } = await test.db
      .selectFrom('siteowners')
      .where('id', '=', siteowner.id)
      .select('text_rules')
      .executeTakeFirstOrThrow()
    expect(text_rules).toEqual(rules)
  })
})

describe('the webhook of an approved text', () => {
  it('is signed, has its own id, and comes beside the messages', async () => {
    const { receiver, siteowner, secret, send } = await makeSite()
    const { text, approve } = await makeReviewed(siteowner.id)
    const message = await send('A message')
    const id = await approve()
    expect(id).not.toBe(message.id)
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    await statusOf(message.id).toBe('delivered')
    const webhook = receiver.received.find(({ body }) => body.type === 'profile.text')
    expect(webhook?.headers['webhook-id']).toBe(`msg_${id}`)
    expect(verify(webhook, secret)).toMatchObject({
      type: 'profile.text',
      data: { id, external_id: text.external_id, language: 'en', text: text.body },
    })
  })

  it('is repeated, and dead in the end; it can be replayed', async () => {
    let isDown = true
    const { receiver, siteowner, operator } = await makeSite(() => ({
      status: isDown ? 500 : 204,
      body: 'It fails',
    }))
    const { approve, read } = await makeReviewed(siteowner.id)
    const id = await approve()
    dispatch([receiver.host], { delays: [0.001] })
    await statusOf(id).toBe('dead')
    expect(await delivery(id)).toMatchObject({ attempts: 2, last_error: 'HTTP 500: It fails' })
    // What the site answered is for admins.
    expect((await read()).text.delivery).toEqual({ status: 'dead', error: 'HTTP 500' })
    isDown = false
    await replayDelivery(test.db, operator, id)
    await statusOf(id).toBe('delivered')
  })
})
