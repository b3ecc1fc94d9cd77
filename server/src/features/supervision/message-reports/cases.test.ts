import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeConversation, makeReceived, makeSentMessage } from '../../../testing/make-conversations.ts'
import { makeReported, makeSupervisor, type Supervisor, settle } from '../../../testing/make-reports.ts'

const test = useTestApp()

const badge = async (call: Supervisor) =>
  (await call('GET', '/api/user.php')).json().user.open_reports as number

describe('reports of one message', () => {
  it('are one case with its reporters, its message between its neighbours, and the figures of its writer', async () => {
    const { coach, open, caseId, messageId, writer, conversationId } = await makeReported(test, 2)
    expect(await open()).toMatchObject([
      {
        report_count: 2,
        reporters: [{}, {}],
        message: { id: messageId, text: 'My number is 06' },
        writer: { id: writer.id },
        settled: null,
        assignee: null,
      },
    ])
    expect(await badge(coach)).toBe(1)
    await makeReceived(test.db, { conversationId, text: 'Afterwards' })
    const opened = (await coach('GET', `/api/message-reports/${caseId}`)).json().case
    expect(opened.reports.map(({ notes }: { notes: string }) => notes)).toEqual(['Note 1', 'Note 2'])
    expect(opened.context.map(({ text }: { text: string }) => text)).toEqual([
      'First',
      'My number is 06',
      'Afterwards',
    ])
    expect(opened.figures).toMatchObject({ writer: { own: { reported: 1 } } })
  })

  it('after a settled case are another one', async () => {
    const { coach, report, open, caseId } = await makeReported(test)
    expect((await settle(coach, caseId, 'unfounded')).statusCode).toBe(200)
    await report('Again')
    const [next] = await open()
    expect(next).toMatchObject({ report_count: 1 })
    expect(next.id).not.toBe(caseId)
  })

  it('are one case also when they arrive together', async () => {
    const { report, open, coach, caseId } = await makeReported(test)
    await settle(coach, caseId, 'unfounded')
    await Promise.all([report('a'), report('b'), report('c')])
    expect(await open()).toMatchObject([{ report_count: 3 }])
  })

  it('are seen by supervisors of their site only', async () => {
    const { open, caseId } = await makeReported(test)
    const stranger = await makeSupervisor(test, await makeSiteowner(test.db))
    expect(await open(stranger)).toEqual([])
    for (const answer of [
      await stranger('GET', `/api/message-reports/${caseId}`),
      await settle(stranger, caseId, 'hide'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'report_case_not_found'])
  })
})

describe('an open case', () => {
  it('is taken and given back', async () => {
    const { coach, siteowner, caseId, open } = await makeReported(test)
    const other = await makeSupervisor(test, siteowner)
    const assign = (call: Supervisor, assigned: boolean) =>
      call('PUT', `/api/message-reports/${caseId}/assignee`, { assigned })
    await assign(coach, true)
    await assign(other, false)
    expect(await open()).toMatchObject([{ assignee: { id: coach.operator.id } }])
    await assign(other, true)
    expect(await open()).toMatchObject([{ assignee: { id: other.operator.id } }])
    await assign(other, false)
    expect(await open()).toMatchObject([{ assignee: null }])
  })

  it('that was passed on is settled by masters only, and counts for them only', async () => {
    const { coach, siteowner, caseId } = await makeReported(test)
    const master = await makeSupervisor(test, siteowner, true)
    await coach('POST', `/api/message-reports/${caseId}/pass-on`, { note: 'Please decide' })
    expect([await badge(coach), await badge(master)]).toEqual([0, 1])
    const refused = await settle(coach, caseId, 'unfounded')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'report_case_of_masters'])
    expect((await settle(master, caseId, 'unfounded')).json()).toMatchObject({
      case: { note: 'Please decide', passed_on: { by: { id: coach.operator.id } } },
    })
  })

  it('can be taken back from the masters at once', async () => {
    const { coach, caseId, open } = await makeReported(test)
    await coach('POST', `/api/message-reports/${caseId}/pass-on`, { note: 'Please decide' })
    await coach('POST', `/api/message-reports/${caseId}/undo`)
    expect(await open()).toMatchObject([{ passed_on: null, note: null, assignee: { id: coach.operator.id } }])
  })
})

describe('the list of cases', () => {
  it('is filtered by reason, writer and assignee, and exported as it is', async () => {
    const { coach, caseId, writer } = await makeReported(test)
    const ids = async (query: string) =>
      (await coach('GET', `/api/message-reports?${query}`)).json().items.map(({ id }: { id: number }) => id)
    expect(await ids('state=open&reason_id=1&assignee=nobody')).toEqual([caseId])
    expect(await ids('state=open&reason_id=2')).toEqual([])
    expect(await ids('state=open&assignee=me')).toEqual([])
    await settle(coach, caseId, 'unfounded')
    expect(await ids(`state=settled&operator_id=${writer.id}&assignee=me`)).toEqual([caseId])
    const file = await coach('GET', '/api/message-reports.csv?state=settled')
    expect(file.body.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('case id'),
      expect.stringContaining(`${caseId}`),
    ])
  })

  it('has pages in order: open cases oldest first, settled ones latest first', async () => {
    const { coach, siteowner, open, caseId } = await makeReported(test)
    for (const text of ['two', 'three']) {
      const conversation = await makeConversation(test.db, { siteowner })
      const { id } = await makeSentMessage(test.db, { conversationId: conversation.id, text })
      await coach('POST', `/api/messages/${id}/report`, { reason_id: 2, notes: 'x' })
    }
    const all = (await open()).map(({ id }: { id: number }) => id)
    expect(all).toHaveLength(3)
    expect(all[0]).toBe(caseId)
    const first = (await coach('GET', '/api/message-reports?state=open&limit=2')).json()
    const rest = (
      await coach('GET', `/api/message-reports?state=open&limit=2&cursor=${first.next_cursor}`)
    ).json()
    expect([...first.items, ...rest.items].map(({ id }: { id: number }) => id)).toEqual(all)
    for (const id of all) await settle(coach, id, 'unfounded')
    const settled = (await coach('GET', '/api/message-reports?state=settled')).json().items
    expect(settled.map(({ id }: { id: number }) => id)).toEqual(all.toReversed())
  })
})
