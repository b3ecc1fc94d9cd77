import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { inquiriesOf, makeApprovedAnswer, makeInquiry } from '../../../testing/make-inquiry.ts'
import { makeSite } from '../../../testing/site.ts'

const test = useTestApp()

const truth = 'is a fictional profile. I am an operator, and I am paid to write.'

/** An operator with a conversation in hand whose customer asks who writes. */
async function makeAsked({ approved = true, asked = true } = {}) {
  const hand = await makeInHand(test)
  const { id, siteowner, message, profile, call, answer } = hand
  // Approved answers exist only in languages of the panel. Nobody else claims it: it is in hand.
  await sql`update conversations set language = 'en-GB' where id = ${id}`.execute(test.db)
  await sql`update queue_items set language = 'en-GB' where conversation_id = ${id}`.execute(test.db)
  if (approved) await makeApprovedAnswer(test.db, { siteowner_id: siteowner.id, language: 'en' })
  if (asked) await makeInquiry(test.db, { conversationId: id, messageId: message.id })
  const { lease_id, epoch } = answer
  const lease = { lease_id, epoch }
  const act = (what: string, body: object = {}) =>
    call('POST', `/api/conversations/${id}/${what}`, { ...lease, ...body })
  return { ...hand, lease, act, trueText: `${profile.name} ${truth}` }
}

describe('a conversation whose customer asks who writes', () => {
  it('is answered only with a true answer, and then as ever', async () => {
    const { id, send, trueText } = await makeAsked()
    const refused = await send()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'true_answer_due', kind: 'approved' },
    ])
    const lie = await send({ text: 'Of course I am real', is_true_answer: true })
    expect(lie.json()).toMatchObject({ code: 'text_checked', kind: 'block', found: [{ kind: 'denial' }] })
    expect(await sentIn(test, id)).toEqual([])
    const sent = await send({ text: `You ask honestly.\n${trueText.replaceAll(' ', '  ')} Shall we go on?` })
    expect(sent.statusCode).toBe(200)
    expect(await inquiriesOf(test.db, id)).toMatchObject([
      { answer_id: sent.json().message.id, approved_answer_id: expect.any(Number), lift_reason: null },
    ])
    const { in_reply_to } = sent.json().message
    const next = await send({
      text: 'And you?',
      in_reply_to,
      extra: true,
      last_seen_id: sent.json().message.id,
    })
    expect(next.statusCode).toBe(200)
  })

  it('is not answered with an answer within another sentence, which can say the contrary', async () => {
    const { id, send, trueText } = await makeAsked()
    for (const text of [`Do not believe that ${trueText}`, `I have to say: "${trueText}"`])
      expect((await send({ text, is_true_answer: true })).json(), text).toMatchObject({
        code: 'true_answer_due',
        kind: 'within',
      })
    expect(await sentIn(test, id)).toEqual([])
  })

  it('is answered in own words that the operator confirms, if the site owner has approved none', async () => {
    const { id, send } = await makeAsked({ approved: false })
    expect((await send()).json()).toMatchObject({ code: 'true_answer_due', kind: 'own_words' })
    expect((await send({ text: 'An operator writes', is_true_answer: true })).statusCode).toBe(200)
    expect(await inquiriesOf(test.db, id)).toMatchObject([
      { closed_at: expect.any(String), approved_answer_id: null },
    ])
  })

  it('is not answered with words beside the answer, or own ones, that deny an operator or promise to meet', async () => {
    const { id, send, trueText } = await makeAsked()
    for (const text of [
      `${trueText} Just kidding!`,
      `${trueText}\nDon't believe a word of it.`,
      `${trueText} Of course I am real, who else?`,
      `See you on Saturday outside the station. ${trueText}`,
    ])
      expect((await send({ text })).json(), text).toMatchObject({ code: 'text_checked', kind: 'block' })
    expect(await sentIn(test, id)).toEqual([])
    const own = await makeAsked({ approved: false })
    for (const text of ['No, I am not a bot', 'An operator writes. That was a joke.'])
      expect((await own.send({ text, is_true_answer: true })).json(), text).toMatchObject({
        code: 'text_checked',
        found: [{ kind: 'denial' }],
      })
  })

  it('is not answered with an answer that was retired, nor with that of another site owner', async () => {
    const { siteowner, send, trueText } = await makeAsked()
    await makeAsked()
    await test.db
      .updateTable('approved_answers')
      .set({ retired_at: '2026-11-24T00:00:00Z' })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect((await send({ text: trueText })).json()).toMatchObject({ kind: 'own_words' })
  })

  it('is neither skipped nor ignored, but handed over', async () => {
    const { id, act } = await makeAsked()
    for (const [what, body] of [
      ['skip', { reason_words: 'No idea' }],
      ['ignore', { options: ['until_next_message'] }],
    ] as const)
      expect((await act(what, body)).json(), what).toMatchObject({ code: 'true_answer_due' })
    expect((await act('handover', { reason_words: 'He asks' })).statusCode).toBe(200)
    expect(await inquiriesOf(test.db, id)).toMatchObject([{ closed_at: null }])
  })

  it('shows since when, and the approved answers with the name of the profile', async () => {
    const { id, call, trueText } = await makeAsked()
    const shown = (await call('GET', `/api/conversations/${id}`)).json().conversation
    expect(shown.inquiry).toMatchObject({ kind: 'real', by: null, opened_at: expect.any(String) })
    expect(shown.customer.asked_count).toBe(1)
    const answers = (await call('GET', `/api/conversations/${id}/true-answers`)).json()
    expect(answers).toEqual({ items: [{ id: expect.any(Number), text: trueText }] })
  })

  it('is shown to the masters of its site owner after five minutes without a true answer', async () => {
    const { id, siteowner, customer, send, trueText } = await makeAsked()
    const master = await makeMaster(test, siteowner)
    const listed = async () => (await master('GET', '/api/inquiries')).json().items
    const openedAgo = (minutes: number) =>
      sql`update inquiries set opened_at = now() - make_interval(mins => ${minutes}) where conversation_id = ${id}`.execute(
        test.db,
      )
    await openedAgo(4)
    expect(await listed()).toEqual([])
    await openedAgo(5)
    expect(await listed()).toMatchObject([
      { kind: 'real', conversation: { id }, customer: { id: customer.id }, by: null },
    ])
    await send({ text: trueText })
    expect(await listed()).toEqual([])
  })

  it('gets a repeated request answered as the first one', async () => {
    const { send, trueText } = await makeAsked()
    const [first, again] = [
      await send({ text: trueText }, 'one-key-12'),
      await send({ text: trueText }, 'one-key-12'),
    ]
    expect(again.json().message.id).toBe(first.json().message.id)
  })
})

describe('an operator', () => {
  it('marks that the customer asks who writes, also twice', async () => {
    const { id, act, send, operator, message } = await makeAsked({ asked: false })
    const [first, again] = [await act('inquiry'), await act('inquiry')]
    expect(first.json()).toMatchObject({
      inquiry: { kind: null, message_id: message.id, by: { id: operator.id } },
    })
    expect(again.json()).toEqual(first.json())
    expect((await send()).statusCode).toBe(409)
    expect(await inquiriesOf(test.db, id)).toHaveLength(1)
  })

  it('marks nothing in a conversation that is answered or not in hand', async () => {
    const { act, send } = await makeAsked({ asked: false })
    expect((await act('inquiry', { epoch: 1 })).json()).toMatchObject({ code: 'lease_lost' })
    await send()
    expect((await act('inquiry')).json()).toMatchObject({ code: 'nothing_waits' })
  })

  it.each([
    [{}, 'required', {}],
    [{ reason: ' ' }, 'empty', {}],
    [{ reason: 'Song' }, 'too_few_words', { min: 2 }],
    [{ reason: 'Song !' }, 'too_few_words', { min: 2 }],
    [{ reason: 'He sings', reason_code: 'greeting' }, 'not_together', { fields: 'reason_code' }],
  ])('needs a reason to lift it: %j is refused as %s', async (body, code, params) => {
    const { id, act } = await makeAsked()
    const refused = await act('inquiry/lift', body)
    expect([refused.statusCode, refused.json().issues[0]]).toMatchObject([400, { path: 'reason', code }])
    expect(refused.json().issues[0].params ?? {}).toEqual(params)
    expect(await inquiriesOf(test.db, id)).toMatchObject([{ closed_at: null }])
  })

  it('lifts a false alarm with a reason of the list, whose words are stored', async () => {
    const { id, act } = await makeAsked()
    expect((await act('inquiry/lift', { reason_code: 'idle' })).statusCode).toBe(400)
    expect((await act('inquiry/lift', { reason_code: 'greeting' })).statusCode).toBe(200)
    expect(await inquiriesOf(test.db, id)).toMatchObject([{ lift_reason: 'A greeting or a goodbye' }])
    const { details } = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'inquiry.lift')
      .where('subject_id', '=', id)
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ reason: 'A greeting or a goodbye', code: 'greeting' })
  })

  it('lifts a false alarm with a reason in own words, which is counted', async () => {
    const { id, siteowner, act, send } = await makeAsked()
    for (let time = 0; time < 2; time++)
      expect((await act('inquiry/lift', { reason: 'He sings' })).statusCode).toBe(200)
    expect(await inquiriesOf(test.db, id)).toMatchObject([{ lift_reason: 'He sings', answer_id: null }])
    expect((await send()).statusCode).toBe(200)
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    expect((await admin('GET', `/api/siteowners/${siteowner.id}/inquiries`)).json()).toEqual({
      denied: 0,
      recognised: 1,
      marked: 0,
      answered: 0,
      lifted: 1,
      open: 0,
    })
  })
})

describe('a message of a customer', () => {
  it.each([
    ['Ben je een robot?', [{ kind: 'bot' }]],
    ['Zullen we zaterdag afspreken?', []],
    ['Hoe was je dag?', []],
  ])('%s opens %j', async (text, opened) => {
    const site = await makeSite(test)
    for (let time = 0; time < 2; time++) await site.post(site.message({ text }))
    const { id } = await test.db
      .selectFrom('conversations')
      .where('customer_id', '=', site.customer.id)
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await inquiriesOf(test.db, id)).toMatchObject(opened)
    const item = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select('asked')
      .executeTakeFirst()
    expect(item).toEqual({ asked: opened.length > 0 })
  })
})
