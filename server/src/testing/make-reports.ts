import type { ReportOutcome } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeConversation, makeReceived, makeSentMessage } from './make-conversations.ts'

const supervision = ['other_chats.overview', 'other_chats.reports'] as const

export type Supervisor = Awaited<ReturnType<typeof makeSupervisor>>

/** A supervisor of this site owner who handles reports. */
export async function makeSupervisor(test: TestApp, siteowner: { id: number }, isMaster = false) {
  const id = isMaster ? 176 : 156
  await makeLevel(test.db, {
    id,
    rights: [...supervision, ...(isMaster ? ['other_chats.handover' as const] : [])],
    history_size: 'all',
  })
  const operator = await makeOperator(test.db, { permissions_id: id, siteowner_ids: [siteowner.id] })
  return Object.assign(await test.signedIn(operator), { operator })
}

/** An operator's message that this number of colleagues have reported, and a supervisor of its site. */
export async function makeReported(test: TestApp, times = 1) {
  const { id, siteowner } = await makeConversation(test.db)
  await makeReceived(test.db, { conversationId: id, text: 'First' })
  const writer = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const { id: messageId } = await makeSentMessage(test.db, {
    conversationId: id,
    operatorId: writer.id,
    text: 'My number is 06',
  })
  const coach = await makeSupervisor(test, siteowner)
  const report = async (notes: string) => {
    const colleague = await makeSupervisor(test, siteowner)
    return colleague('POST', `/api/messages/${messageId}/report`, { reason_id: 1, notes })
  }
  for (let time = 1; time <= times; time++) await report(`Note ${time}`)
  const open = async (call = coach) => (await call('GET', '/api/message-reports?state=open')).json().items
  const [found] = await open()
  return {
    conversationId: id,
    siteowner,
    writer,
    messageId,
    coach,
    report,
    open,
    caseId: found.id as number,
  }
}

export const settle = (call: Supervisor, id: number, outcome: ReportOutcome, note?: string) =>
  call('POST', `/api/message-reports/${id}/settle`, { outcome, ...(note && { note }) })
