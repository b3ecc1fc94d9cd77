import { expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { inquiriesOf } from '../../../testing/make-inquiry.ts'
import { makeSite } from '../../../testing/site.ts'

const test = useTestApp()

/** An operator with a conversation in hand in which a question who writes is likely. */
async function makeLikely() {
  const hand = await makeInHand(test)
  const { id, message, call, answer } = hand
  const question = { conversation_id: id, message_id: message.id, start_at: 0, end_at: 4 }
  await test.db
    .insertInto('questions')
    .values([
      { ...question, kind: 'bot', certainty: 'likely' },
      { ...question, kind: 'meet', certainty: 'likely' },
    ])
    .execute()
  const { lease_id, epoch } = answer
  const act = (what: string, body: object = {}) =>
    call('POST', `/api/conversations/${id}/${what}`, { lease_id, epoch, ...body })
  const shown = async (): Promise<string[]> => {
    const { conversation } = (await call('GET', `/api/conversations/${id}`)).json()
    return conversation.questions.map(({ kind, certainty }: Record<string, string>) => `${certainty} ${kind}`)
  }
  return { ...hand, epoch, act, shown }
}

it('locks nothing, and is gone when the operator says that it is none', async () => {
  const { id, act, send, shown, siteowner } = await makeLikely()
  expect(await shown()).toEqual(['likely bot', 'likely meet'])
  for (const _ of [1, 2]) expect((await act('questions/deny')).statusCode).toBe(200)
  expect(await shown()).toEqual(['likely meet'])
  const entries = await test.db
    .selectFrom('audit_log')
    .where('action', '=', 'question.deny')
    .where('subject_id', '=', id)
    .select('details')
    .execute()
  expect(entries).toMatchObject([{ details: { code: 'bot' } }])
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const counts = await admin('GET', `/api/siteowners/${siteowner.id}/inquiries`)
  expect(counts.json()).toMatchObject({ denied: 1, recognised: 0 })
  expect((await send()).statusCode).toBe(200)
  expect(await inquiriesOf(test.db, id)).toEqual([])
})

it('can be marked as one, and is denied by nobody who has lost the conversation', async () => {
  const { act, epoch } = await makeLikely()
  expect((await act('inquiry')).statusCode).toBe(200)
  expect((await act('questions/deny', { epoch: epoch + 1 })).json()).toMatchObject({ code: 'lease_lost' })
})

it('is stored as it is recognised, and opens an inquiry only when it is certain', async () => {
  const site = await makeSite(test)
  await site.post(site.message({ text: 'Ben je een robot?' }))
  const rows = await test.db
    .selectFrom('questions as q')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .where('c.siteowner_id', '=', site.siteowner.id)
    .select(['q.kind', 'q.certainty', 'q.conversation_id'])
    .execute()
  expect(rows).toMatchObject([{ kind: 'bot', certainty: 'certain' }])
  expect(await inquiriesOf(test.db, rows[0]?.conversation_id ?? 0)).toHaveLength(1)
})
