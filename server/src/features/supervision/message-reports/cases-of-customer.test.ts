import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeConversation, makeReceived, makeSentMessage } from '../../../testing/make-conversations.ts'
import { makeReported, makeSupervisor } from '../../../testing/make-reports.ts'

const test = useTestApp()

/** A case, and two others of the same customer: one of another operator's message, one of the customer's own. */
async function makeThree() {
  const made = await makeReported(test)
  const { coach, conversationId, caseId, open, siteowner } = made
  const received = await makeReceived(test.db, { conversationId, text: 'Insult' })
  const sent = await makeSentMessage(test.db, { conversationId, text: 'Call me', inReplyTo: received.id })
  for (const { id } of [sent, received])
    await coach('POST', `/api/messages/${id}/report`, { reason_id: 4, notes: 'x' })
  const stranger = await makeConversation(test.db, { siteowner })
  const ofOther = await makeSentMessage(test.db, { conversationId: stranger.id, text: 'Of another customer' })
  await coach('POST', `/api/messages/${ofOther.id}/report`, { reason_id: 4, notes: 'x' })
  const settleAll = (outcome: string, note?: string) =>
    coach('POST', `/api/message-reports/${caseId}/settle`, { outcome, others: true, ...(note && { note }) })
  const openTexts = async () =>
    (await open()).map(({ message }: { message: { text: string } }) => message.text).sort()
  return { ...made, settleAll, openTexts }
}

describe('the open cases of one customer', () => {
  it('are counted beside each of them, and settled at once', async () => {
    const { coach, caseId, settleAll, openTexts } = await makeThree()
    expect((await coach('GET', `/api/message-reports/${caseId}`)).json().case.other_count).toBe(2)
    expect((await settleAll('unfounded')).json()).toMatchObject({ case: { id: caseId }, settled: 3 })
    expect(await openTexts()).toEqual(['Of another customer'])
  })

  it('stay open where the outcome is not possible', async () => {
    const { settleAll, openTexts } = await makeThree()
    expect((await settleAll('coach', 'Never a number')).json().settled).toBe(2)
    expect(await openTexts()).toEqual(['Insult', 'Of another customer'])
  })

  it('are all open again after one undo', async () => {
    const { coach, caseId, settleAll, openTexts, messageId } = await makeThree()
    await settleAll('delete')
    await coach('POST', `/api/message-reports/${caseId}/undo`)
    expect(await openTexts()).toEqual(['Call me', 'Insult', 'My number is 06', 'Of another customer'])
    const { rows } = await sql`select from messages where deleted_at is not null
      and conversation_id = (select conversation_id from messages where id = ${messageId})`.execute(test.db)
    expect(rows).toHaveLength(0)
  })

  it('that are with the masters are left to them', async () => {
    const { coach, caseId, open, settleAll, openTexts } = await makeThree()
    const passedOn = (await open()).find(
      ({ message }: { message: { text: string } }) => message.text === 'Insult',
    )
    await coach('POST', `/api/message-reports/${passedOn.id}/pass-on`, { note: 'Decide' })
    expect((await coach('GET', `/api/message-reports/${caseId}`)).json().case.other_count).toBe(1)
    expect((await settleAll('unfounded')).json().settled).toBe(2)
    expect(await openTexts()).toEqual(['Insult', 'Of another customer'])
  })
})

describe('urgent cases', () => {
  it('are listed before all others, over the pages too, also when a later report makes one urgent', async () => {
    const siteowner = await makeSiteowner(test.db)
    const [coach, colleague] = [await makeSupervisor(test, siteowner), await makeSupervisor(test, siteowner)]
    const reason = async (code: string) =>
      (
        await test.db
          .selectFrom('reportreasons')
          .where('code', '=', code)
          .select('id')
          .executeTakeFirstOrThrow()
      ).id
    const [calm, urgent] = [await reason('spam'), await reason('possible_minor')]
    const texts = ['first', 'becomes urgent', 'urgent', 'last']
    for (const text of texts) {
      const { id: conversationId } = await makeConversation(test.db, { siteowner })
      const { id } = await makeSentMessage(test.db, { conversationId, text })
      const path = `/api/messages/${id}/report`
      await coach('POST', path, { reason_id: text === 'urgent' ? urgent : calm, notes: 'x' })
      if (text === 'becomes urgent') await colleague('POST', path, { reason_id: urgent, notes: 'y' })
    }
    const listed: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `state=open&limit=1${cursor && `&cursor=${cursor}`}`
      const page: { items: { message: { text: string } }[]; next_cursor: string | null } = (
        await coach('GET', `/api/message-reports?${query}`)
      ).json()
      listed.push(...page.items.map(({ message }) => message.text))
      cursor = page.next_cursor
    }
    expect(listed).toEqual(['becomes urgent', 'urgent', 'first', 'last'])
  })
})
