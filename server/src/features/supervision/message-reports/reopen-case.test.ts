import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeReported, makeSupervisor, type Supervisor, settle } from '../../../testing/make-reports.ts'

const test = useTestApp()

const reopen = (call: Supervisor, id: number) => call('POST', `/api/message-reports/${id}/reopen`)
const later = (id: number) =>
  sql`update report_cases set settled_at = settled_at - interval '2 days' where id = ${id}`.execute(test.db)

describe('a settled case', () => {
  it('can be opened again by anybody who handles reports, and is then with them', async () => {
    const { coach, siteowner, caseId, open } = await makeReported(test, 2)
    await settle(coach, caseId, 'unfounded', 'Nothing wrong')
    await later(caseId)
    const other = await makeSupervisor(test, siteowner)
    expect((await reopen(other, caseId)).json().case).toMatchObject({
      settled: null,
      note: null,
      assignee: { id: other.operator.id },
    })
    expect(await open()).toMatchObject([{ id: caseId, report_count: 2 }])
    expect(await handled(caseId)).toEqual([null, null])
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'report_case.reopen')
      .where('operator_id', '=', other.operator.id)
      .select('details')
      .execute()
    expect(entries).toMatchObject([{ details: { case_id: caseId, outcome: 'unfounded' } }])
    expect((await reopen(other, caseId)).json().code).toBe('report_case_open')
  })

  it('that is opened again shows the message that it has hidden, and not one that was hidden since', async () => {
    const { coach, caseId, messageId } = await makeReported(test)
    const hidden = async () => {
      const { hidden_at } = await test.db
        .selectFrom('messages')
        .where('id', '=', messageId)
        .select('hidden_at')
        .executeTakeFirstOrThrow()
      return hidden_at !== null
    }
    await settle(coach, caseId, 'hide')
    await reopen(coach, caseId)
    expect(await hidden()).toBe(false)
    await settle(coach, caseId, 'unfounded')
    await test.db
      .updateTable('messages')
      .set({ hidden_at: '2026-01-01T00:00:00Z', hidden_by: coach.operator.id })
      .where('id', '=', messageId)
      .execute()
    await reopen(coach, caseId)
    expect(await hidden()).toBe(true)
  })

  it('keeps a note that was read, and can be settled with another one', async () => {
    const { coach, caseId, writer } = await makeReported(test)
    const notes = async () =>
      (
        await test.db
          .selectFrom('coach_notes')
          .where('operator_id', '=', writer.id)
          .select('body')
          .orderBy('id')
          .execute()
      ).map(({ body }) => body)
    await settle(coach, caseId, 'coach', 'Never seen')
    await reopen(coach, caseId)
    expect(await notes()).toEqual([])
    await settle(coach, caseId, 'coach', 'Was read')
    await sql`update coach_notes set read_at = now() where case_id = ${caseId}`.execute(test.db)
    await reopen(coach, caseId)
    await settle(coach, caseId, 'coach', 'Once more')
    expect(await notes()).toEqual(['Was read', 'Once more'])
  })

  it('is not opened again beside another open case of its message', async () => {
    const { coach, caseId, report } = await makeReported(test)
    await settle(coach, caseId, 'unfounded')
    await report('Again')
    const refused = await reopen(coach, caseId)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'report_case_open'])
  })

  it('of the masters is opened again by masters only', async () => {
    const { coach, siteowner, caseId } = await makeReported(test)
    const master = await makeSupervisor(test, siteowner, true)
    await coach('POST', `/api/message-reports/${caseId}/pass-on`, { note: 'Please decide' })
    await settle(master, caseId, 'unfounded')
    const refused = await reopen(coach, caseId)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'report_case_of_masters'])
    expect((await reopen(master, caseId)).statusCode).toBe(200)
  })
})

async function handled(caseId: number) {
  const reports = await test.db
    .selectFrom('message_reports')
    .where('case_id', '=', caseId)
    .select('handled_at')
    .execute()
  return reports.map(({ handled_at }) => handled_at)
}
