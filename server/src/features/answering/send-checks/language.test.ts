import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeInquiry } from '../../../testing/make-inquiry.ts'

const test = useTestApp()

const italian = 'Buonasera Jan, oggi ho finito presto e sto preparando il minestrone.'
const polish = 'Wieczór będzie spokojny, bo kuchnia schnie i nikt nie może jej dotknąć.'

/** A Polish conversation whose site owner has other languages asked about. */
async function makePolish({ isAsked = true, customer = 'A jak Ty spędzasz wieczór?' } = {}) {
  const hand = await makeInHand(test)
  const { id, siteowner } = hand
  await test.db.updateTable('conversations').set({ language: 'pl' }).where('id', '=', id).execute()
  await test.db.updateTable('queue_items').set({ language: 'pl' }).where('conversation_id', '=', id).execute()
  await test.db
    .updateTable('messages')
    .set({ body: customer })
    .where('conversation_id', '=', id)
    .where('direction', '=', 'in')
    .execute()
  if (isAsked)
    await test.db
      .insertInto('send_checks')
      .values({ siteowner_id: siteowner.id, kind: 'language', mode: 'warn' })
      .execute()
  return hand
}

const raisedIn = (conversationId: number) =>
  test.db
    .selectFrom('raised_checks')
    .where('conversation_id', '=', conversationId)
    .select(['kind', 'outcome'])
    .orderBy('id')
    .execute()

describe('a text in another language', () => {
  it('is asked about, and sent when the operator confirms it; both are counted without the text', async () => {
    const { id, send, siteowner } = await makePolish()
    const asked = await send({ text: italian })
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'text_checked', kind: 'warn', found: [{ kind: 'language', words: 'it' }] },
    ])
    expect(await sentIn(test, id)).toEqual([])
    expect((await send({ text: italian, checked: true })).statusCode).toBe(200)
    expect(await raisedIn(id)).toEqual([
      { kind: 'language', outcome: 'warned' },
      { kind: 'language', outcome: 'sent' },
    ])
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const { items } = (await admin('GET', `/api/siteowners/${siteowner.id}/send-checks`)).json()
    expect(items.find(({ kind }: { kind: string }) => kind === 'language')).toMatchObject({
      mode: 'warn',
      warned: 1,
      sent: 1,
    })
  })

  it('says a false alarm, which is counted', async () => {
    const { send, call, siteowner } = await makePolish()
    const [found] = (await send({ text: italian })).json().found
    expect((await call('POST', `/api/raised-checks/${found.id}/false-alarm`)).statusCode).toBe(200)
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const { items } = (await admin('GET', `/api/siteowners/${siteowner.id}/send-checks`)).json()
    expect(items.find(({ kind }: { kind: string }) => kind === 'language')).toMatchObject({ false_alarms: 1 })
  })

  it('is no longer asked about in a conversation after it was sent twice', async () => {
    const { id, send, operator, siteowner } = await makePolish()
    const at = { siteowner_id: siteowner.id, operator_id: operator.id, conversation_id: id }
    await test.db
      .insertInto('raised_checks')
      .values(
        ['one', 'two'].map((key) => ({ ...at, kind: 'language' as const, outcome: 'sent' as const, key })),
      )
      .execute()
    expect((await send({ text: italian })).statusCode).toBe(200)
  })

  it('is said after what stops the text', async () => {
    const { send, siteowner } = await makePolish()
    await test.db
      .insertInto('send_checks')
      .values({ siteowner_id: siteowner.id, kind: 'contact', mode: 'block' })
      .execute()
    const { kind, found } = (await send({ text: `${italian} leo@live.nl` })).json()
    expect([kind, found]).toMatchObject(['block', [{ kind: 'contact' }]])
    expect(found).toHaveLength(1)
  })
})

describe('is sent without a question:', () => {
  it.each([
    ['a text in the language of the conversation', { text: polish }, {}],
    ['a short text', { text: 'Buonasera, come stai?' }, {}],
    [
      'a text in the language in which the customer has just written',
      { text: italian },
      { customer: 'Ciao, come stai? Parli italiano?' },
    ],
    ['a text to a site owner who does not ask', { text: italian }, { isAsked: false }],
  ])('%s', async (_what, request, given) => {
    const { send } = await makePolish(given)
    expect((await send(request)).statusCode).toBe(200)
  })

  it('an honest answer', async () => {
    const { id, send, message } = await makePolish()
    await makeInquiry(test.db, { conversationId: id, messageId: message.id })
    const text = 'Sì, scrive una persona che è pagata per questo: il profilo è inventato.'
    expect((await send({ text, is_true_answer: true })).statusCode).toBe(200)
  })
})

it('another language is off until a site owner has it asked about, and is never stopped', async () => {
  const { siteowner } = await makePolish({ isAsked: false })
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const path = `/api/siteowners/${siteowner.id}/send-checks`
  const modeIn = async (answer: Promise<{ json(): { items: { kind: string; mode: string }[] } }>) =>
    (await answer).json().items.find(({ kind }) => kind === 'language')?.mode
  expect(await modeIn(admin('GET', path))).toBe('off')
  expect((await admin('PATCH', path, { kind: 'language', mode: 'block' })).json()).toMatchObject({
    issues: [{ path: 'mode', code: 'only_asked' }],
  })
  expect(await modeIn(admin('PATCH', path, { kind: 'language', mode: 'warn' }))).toBe('warn')
})
