import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { makeReported, makeSupervisor, type Supervisor, settle } from '../../../testing/make-reports.ts'

const test = useTestApp()

const badge = async (call: Supervisor) =>
  (await call('GET', '/api/user.php')).json().user.open_reports as number
const message = (id: number) =>
  test.db
    .selectFrom('messages')
    .where('id', '=', id)
    .select(['hidden_at', 'hidden_reason', 'deleted_at'])
    .executeTakeFirstOrThrow()

describe('settling a case', () => {
  it('hides or deletes its message, and undoing restores it', async () => {
    for (const outcome of ['hide', 'delete'] as const) {
      const { coach, caseId, messageId, open } = await makeReported(test)
      const before = await message(messageId)
      expect((await settle(coach, caseId, outcome, 'Why')).json()).toMatchObject({
        case: { settled: { outcome, by: { id: coach.operator.id } }, note: 'Why' },
      })
      const changed = await message(messageId)
      expect(outcome === 'hide' ? changed.hidden_at : changed.deleted_at).not.toBeNull()
      expect([await open(), await badge(coach)]).toEqual([[], 0])
      expect((await coach('POST', `/api/message-reports/${caseId}/undo`)).json()).toMatchObject({
        case: { settled: null, assignee: { id: coach.operator.id } },
      })
      expect(await message(messageId)).toEqual(before)
      expect(await badge(coach)).toBe(1)
    }
  })

  it('does not show a message again that was hidden before', async () => {
    const { coach, caseId, messageId } = await makeReported(test)
    await coach('PATCH', `/api/messages/${messageId}`, { hidden: true })
    const before = await message(messageId)
    await settle(coach, caseId, 'hide')
    await coach('POST', `/api/message-reports/${caseId}/undo`)
    expect(await message(messageId)).toEqual(before)
  })

  it('restores the facts that a deletion removed, and only these', async () => {
    const { coach, caseId, messageId, conversationId, writer } = await makeReported(test)
    const fact = (removed: boolean) => ({
      conversation_id: conversationId,
      message_id: messageId,
      message_sent_at: sql<string>`now()`,
      about: 'profile' as const,
      body: 'Has a dog',
      operator_id: writer.id,
      ...(removed && { removed_at: '2026-01-01T00:00:00Z', removed_by: writer.id }),
    })
    await test.db.insertInto('told_facts').values(fact(false)).execute()
    await test.db.insertInto('told_facts').values(fact(true)).execute()
    const kept = () =>
      test.db
        .selectFrom('told_facts')
        .where('message_id', '=', messageId)
        .where('removed_at', 'is', null)
        .select('id')
        .execute()
    await settle(coach, caseId, 'delete')
    expect(await kept()).toHaveLength(0)
    await coach('POST', `/api/message-reports/${caseId}/undo`)
    expect(await kept()).toHaveLength(1)
  })

  it('happens once: the second supervisor reads who was first', async () => {
    const { coach, siteowner, caseId } = await makeReported(test)
    const other = await makeSupervisor(test, siteowner)
    const answers = await Promise.all([
      settle(coach, caseId, 'unfounded'),
      settle(other, caseId, 'hide', 'Mine'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'report_case_settled', by: { id: expect.any(Number) } })
  })

  it('with a note to the writer needs the note, and a writer', async () => {
    const { coach, caseId, writer, conversationId, siteowner } = await makeReported(test)
    expect((await settle(coach, caseId, 'coach')).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'note', code: 'required' }],
    })
    await settle(coach, caseId, 'coach', ' Never a number ')
    expect(
      await test.db.selectFrom('coach_notes').where('operator_id', '=', writer.id).selectAll().execute(),
    ).toMatchObject([{ body: 'Never a number', from_id: coach.operator.id, read_at: null }])
    const received = await makeReceived(test.db, { conversationId, text: 'Hello' })
    const reporter = await makeSupervisor(test, siteowner)
    await reporter('POST', `/api/messages/${received.id}/report`, { reason_id: 1, notes: 'x' })
    const [ofCustomer] = (await coach('GET', '/api/message-reports?state=open')).json().items
    expect((await settle(coach, ofCustomer.id, 'coach', 'Who?')).json().code).toBe('not_an_operators_message')
  })

  it('can be undone by the same operator only, and for ten seconds', async () => {
    const { coach, siteowner, caseId } = await makeReported(test)
    await settle(coach, caseId, 'unfounded')
    const undo = (call: Supervisor) => call('POST', `/api/message-reports/${caseId}/undo`)
    expect((await undo(await makeSupervisor(test, siteowner))).json().code).toBe('undo_too_late')
    await sql`update report_cases set settled_at = now() - interval '14 seconds' where id = ${caseId}`.execute(
      test.db,
    )
    expect((await undo(coach)).json().code).toBe('undo_too_late')
  })

  it('of an archived message cannot change the message', async () => {
    const { coach, caseId } = await makeReported(test)
    await sql`insert into archived_months (month, message_count)
      select date_trunc('month', message_created_at at time zone 'utc')::date, 1 from report_cases where id = ${caseId}`.execute(
      test.db,
    )
    expect((await settle(coach, caseId, 'hide')).json().code).toBe('message_archived')
    expect((await settle(coach, caseId, 'unfounded')).statusCode).toBe(200)
    await sql`delete from archived_months`.execute(test.db)
  })
})

describe('a note of a supervisor', () => {
  it('appears to the writer when it can no longer be undone, until they have read it', async () => {
    const { coach, caseId, writer, conversationId } = await makeReported(test)
    const own = await test.signedIn(writer)
    const notes = async () => (await own('GET', '/api/user.php')).json().user.coach_notes
    await settle(coach, caseId, 'coach', 'Never a number')
    expect(await notes()).toEqual([])
    await sql`update coach_notes set created_at = now() - interval '1 minute' where case_id = ${caseId}`.execute(
      test.db,
    )
    const [note] = await notes()
    expect(note).toMatchObject({ text: 'Never a number', conversation_id: conversationId })
    const stranger = await coach('POST', `/api/coach-notes/${note.id}/read`)
    expect([stranger.json(), (await notes()).length]).toEqual([{ read: false }, 1])
    expect((await own('POST', `/api/coach-notes/${note.id}/read`)).json()).toEqual({ read: true })
    expect(await notes()).toEqual([])
  })

  it('is gone when the settling is undone', async () => {
    const { coach, caseId, writer } = await makeReported(test)
    await settle(coach, caseId, 'coach', 'Never a number')
    await coach('POST', `/api/message-reports/${caseId}/undo`)
    expect(
      await test.db.selectFrom('coach_notes').where('operator_id', '=', writer.id).select('id').execute(),
    ).toEqual([])
  })
})
