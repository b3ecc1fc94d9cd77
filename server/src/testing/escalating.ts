import { randomUUID } from 'node:crypto'
import type { EscalationKind } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeStaffedSite } from './in-hand.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeConversation } from './make-conversations.ts'

/** An operator with a customer's conversation in hand, and a second conversation of the same customer. */
export async function makeEscalating(test: TestApp, siteowner?: Parameters<typeof makeStaffedSite>[1]) {
  const site = await makeStaffedSite(test, siteowner)
  const waiting = await site.waiting({ text: 'I turn 16 in March' })
  const operator = await site.colleague({ name: 'Sanne W.' })
  const { lease, in_reply_to } = await operator.take()
  const other = await makeConversation(test.db, { siteowner: site.siteowner, customer: waiting.customer })
  const escalate = (kind: EscalationKind = 'possible_minor', more: object = {}) =>
    operator.act(waiting.id, 'escalate', { kind, ...more })
  const send = (text = 'And you?') =>
    operator.call(
      'POST',
      `/api/conversations/${waiting.id}/messages`,
      { ...lease, in_reply_to, text },
      { 'idempotency-key': randomUUID() },
    )
  const item = (id = waiting.id) =>
    test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()
  const holds = () =>
    test.db
      .selectFrom('holds')
      .where('customer_id', '=', waiting.customer.id)
      .selectAll()
      .orderBy('id')
      .execute()
  /** A colleague escalates the same in the other conversation. @returns the request, which can be repeated */
  const joining = async (kind: EscalationKind = 'possible_minor') => {
    const colleague = await site.colleague()
    await test.db
      .insertInto('conversation_operators')
      .values({ conversation_id: other.id, operator_id: colleague.operator.id })
      .execute()
    return () => colleague.act(other.id, 'escalate', { kind })
  }
  return { site, ...waiting, other, operator, lease, in_reply_to, escalate, joining, send, item, holds }
}

/** A master of this site owner. */
export async function makeMaster(test: TestApp, siteowner: { id: number }) {
  await makeLevel(test.db, {
    id: 177,
    rights: ['other_chats.overview', 'other_chats.take', 'other_chats.handover', 'escalations', 'holds'],
    history_size: 'all',
  })
  const operator = await makeOperator(test.db, {
    name: 'Bram H.',
    permissions_id: 177,
    siteowner_ids: [siteowner.id],
  })
  return Object.assign(await test.signedIn(operator), { operator })
}
