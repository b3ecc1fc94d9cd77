import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSupervisor, settle } from '../../testing/make-reports.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()
let count = 0

/** A chat with an answer, whose customer complains. */
async function makeAnswered() {
  const site = await makeWritten(test, 'Hello', 'Are you there?')
  const { id: conversationId } = await site.conversation()
  const writer = await makeOperator(test.db, { siteowner_ids: [site.siteowner.id] })
  const write = (text: string, operatorId = writer.id) =>
    makeSentMessage(test.db, { conversationId, operatorId, text, turn: 'extra_reply' })
  const first = await write('Of course')
  const newest = await write('Send me money')
  const complaint = (own: object = {}) => ({
    external_id: `k-${++count}`,
    customer_external_id: site.customer.external_id,
    profile_external_id: site.profile.external_id,
    text: 'She wants my money.',
    complained_at: '2026-11-20T10:00:00Z',
    ...own,
  })
  const complain = (own: object = {}, call = site.call) => call('POST', '/site/v1/complaints', complaint(own))
  const coach = await makeSupervisor(test, site.siteowner)
  const listed = async (filters = 'state=open&source=site', call = coach) =>
    (await call('GET', `/api/message-reports?${filters}`)).json().items
  return { ...site, conversationId, writer, write, first, newest, complaint, complain, coach, listed }
}

describe('a complaint of a customer', () => {
  it('is a case at the newest message to the customer, or at the message that it names', async () => {
    const { complain, listed, coach, first, newest, ids, writer } = await makeAnswered()
    expect((await complain()).json()).toMatchObject({ status: 'stored' })
    await complain({ message_id: first.id, reason: 'possible_minor' })
    await complain({ message_id: ids[0], reason: 'spam' })
    const [urgent, ...others] = await listed()
    expect(urgent).toMatchObject({ is_urgent: true, is_complaint: true, message: { id: first.id } })
    expect(others).toMatchObject([
      { is_urgent: false, reporters: [], writer: { id: writer.id }, message: { id: newest.id } },
      { writer: null, message: { id: ids[0] } },
    ])
    const { case: opened } = (await coach('GET', `/api/message-reports/${others[0].id}`)).json()
    expect(opened).toMatchObject({
      is_own: false,
      other_count: 2,
      reports: [{ operator: null, notes: 'She wants my money.', created_at: '2026-11-20T10:00:00Z' }],
    })
    expect((await coach('GET', '/api/user.php')).json().user.open_reports).toBe(3)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is stored once, whatever a repeat says', async () => {
    const { call, complaint, listed } = await makeAnswered()
    const body = complaint()
    const send = async (own: object = {}) =>
      (await call('POST', '/site/v1/complaints', { ...body, ...own })).json()
    const answers = await Promise.all([send(), send(), send({ text: 'Other words' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['duplicate', 'duplicate', 'stored'])
    expect(await listed()).toMatchObject([{ report_count: 1 }])
  })

  it('stands beside the reports of operators, in one case for the message', async () => {
    const { complain, listed, coach, siteowner, newest } = await makeAnswered()
    const colleague = await makeSupervisor(test, siteowner)
    await colleague('POST', `/api/messages/${newest.id}/report`, { reason_id: 1, notes: 'A number' })
    expect(await listed()).toEqual([])
    expect(await listed('state=open&source=operators')).toHaveLength(1)
    await complain()
    await complain()
    expect(await listed()).toMatchObject([{ report_count: 3, reporters: [{ id: colleague.operator.id }] }])
    expect(await listed('state=open&source=operators')).toEqual([])
    const csv = (await coach('GET', '/api/message-reports.csv?state=open&source=site')).body
    expect(csv.split('\r\n')[0]).toContain('complaint')
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    const { sources } = (await coach('GET', '/api/message-reports/stats')).json()
    expect(sources).toEqual([{ source: 'site', open: 1, settled: 0, founded: 0 }])
  })

  it('is taken when its message is deleted, and is then unfounded or a note', async () => {
    const { complain, listed, coach, newest } = await makeAnswered()
    await coach('DELETE', `/api/messages/${newest.id}`)
    expect((await complain({ message_id: newest.id })).json()).toMatchObject({ status: 'stored' })
    const [{ id, message }] = await listed()
    expect(message).toMatchObject({ id: newest.id, text: null })
    expect((await settle(coach, id, 'coach', 'Never money')).statusCode).toBe(200)
  })

  it.each([
    [{ customer_external_id: 'nobody' }, 'conversation_not_found'],
    [{ profile_external_id: 'nobody' }, 'conversation_not_found'],
    [{ message_id: 999_999_999 }, 'message_not_found'],
  ])('about what the site does not have is not found: %j', async (own, code) => {
    const { complain, call } = await makeAnswered()
    const refused = await complain(own)
    expect([refused.statusCode, refused.json().code]).toEqual([404, code])
    await test.app.refusedCalls.flush()
    expect((await call('GET', '/site/v1/refused-calls')).json().items).toMatchObject([{ code }])
  })

  it('about a chat or a message of another site is not found', async () => {
    const [mine, other] = [await makeAnswered(), await makeAnswered()]
    expect((await mine.complain({}, other.call)).json().code).toBe('conversation_not_found')
    expect((await mine.complain({ message_id: other.newest.id })).json().code).toBe('message_not_found')
    expect(await other.listed()).toEqual([])
    await mine.complain()
    expect(await other.listed()).toEqual([])
  })

  it.each([{ text: ' ' }, { reason: 'rude' }, { complained_at: 'yesterday' }, { external_id: '' }])(
    'is refused with %j',
    async (own) => {
      const { complain } = await makeAnswered()
      expect((await complain(own)).json().code).toBe('invalid_input')
    },
  )

  it('is in the audit log, as an act of the site', async () => {
    const { complain, siteowner, newest, conversationId } = await makeAnswered()
    await complain({ reason: 'abuse' })
    const acts = await test.db
      .selectFrom('audit_log')
      .where('siteowner_id', '=', siteowner.id)
      .where('action', '=', 'message.complaint')
      .select(['operator_id', 'subject_id', 'details'])
      .execute()
    expect(acts).toEqual([
      {
        operator_id: null,
        subject_id: newest.id,
        details: { conversation_id: conversationId, report_id: expect.any(Number), reason: 'abuse' },
      },
    ])
  })

  it('is seen in its chat by those who handle reports, while it is open', async () => {
    const { complain, listed, coach, conversationId, siteowner } = await makeAnswered()
    const level = await makeLevel(test.db, { id: 158, rights: ['other_chats.overview'], history_size: 'all' })
    const reader = await test.signedIn(
      await makeOperator(test.db, { permissions_id: level.id, siteowner_ids: [siteowner.id] }),
    )
    const seen = async (call: typeof reader) =>
      (await call('GET', `/api/conversations/${conversationId}`)).json().conversation.complaint
    expect(await seen(coach)).toBeNull()
    await complain()
    const [{ id }] = await listed()
    expect(await seen(coach)).toEqual({ case_id: id, at: '2026-11-20T10:00:00.000000Z' })
    expect(await seen(reader)).toBeNull()
    await settle(coach, id, 'unfounded')
    expect(await seen(coach)).toBeNull()
  })
})

describe('nobody decides a complaint about themselves', () => {
  it('who has written in the chat passes it on, and others settle it', async () => {
    const { complain, listed, coach, siteowner, first, write } = await makeAnswered()
    await write('And I am here too', coach.operator.id)
    await complain({ message_id: first.id })
    const [{ id }] = await listed()
    expect((await coach('GET', `/api/message-reports/${id}`)).json().case.is_own).toBe(true)
    const refused = await settle(coach, id, 'unfounded')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'own_report_case'])
    expect(
      (await coach('POST', `/api/message-reports/${id}/pass-on`, { note: 'I wrote there' })).statusCode,
    ).toBe(200)
    const master = await makeSupervisor(test, siteowner, true)
    expect((await settle(master, id, 'unfounded')).statusCode).toBe(200)
    const reopened = await coach('POST', `/api/message-reports/${id}/reopen`)
    expect(reopened.json().code).toBe('report_case_of_masters')
  })

  it('nor a report about a message of their own, also not together with another one', async () => {
    const { coach, siteowner, newest, listed, write } = await makeAnswered()
    const own = await write('Mine', coach.operator.id)
    const colleague = await makeSupervisor(test, siteowner)
    for (const message of [newest, own])
      await colleague('POST', `/api/messages/${message.id}/report`, { reason_id: 1, notes: 'x' })
    const cases = await listed('state=open')
    const caseOf = (messageId: number): number =>
      cases.find(({ message }: { message: { id: number } }) => message.id === messageId).id
    expect((await settle(coach, caseOf(own.id), 'hide')).json().code).toBe('own_report_case')
    const path = `/api/message-reports/${caseOf(newest.id)}/settle`
    expect((await coach('POST', path, { outcome: 'hide', others: true })).json().settled).toBe(1)
    await settle(colleague, caseOf(own.id), 'unfounded')
    const reopened = await coach('POST', `/api/message-reports/${caseOf(own.id)}/reopen`)
    expect(reopened.json().code).toBe('own_report_case')
  })
})
