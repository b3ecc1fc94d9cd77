import { createHash } from 'node:crypto'
import type { AuditAction, AuditSubject } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import type { World } from './events.ts'
import { type Ids, siteownerOf } from './load-messages.ts'
import { moment, store } from './store.ts'

/** An entry of the audit log. */
export type Act = {
  at: number
  operatorId: number | null
  siteownerId: number | null
  action: AuditAction | 'message.send'
  subject: [AuditSubject, number | null]
  details?: Record<string, unknown>
}

/** A UUID that is always the same for a name. */
export const leaseOf = (name: string) => {
  const digest = createHash('sha256').update(name).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** Stores what operators did with chats besides writing. @returns the acts, also those of writing */
export async function loadActs(tx: Tx, world: World, ids: Ids): Promise<Act[]> {
  const { messages, skips, handovers, leavings, inquiries } = world
  const chatOf = (message: (typeof messages)[number]) => ids.chats.get(message.chat) ?? 0
  const idOf = (message: (typeof messages)[number]) => ids.messages.get(message) ?? 0
  await store(
    tx,
    'handovers',
    handovers.map(({ message, operatorId, at, reason, ended }) => ({
      ...{
        conversation_id: chatOf(message),
        operator_id: operatorId,
        created_at: moment(at),
        reason_code: reason,
      },
      lease_id: leaseOf(`handover ${idOf(message)}`),
      ended_at: ended && moment(ended.at),
      ended_by: ended?.operatorId ?? null,
    })),
  )
  await store(
    tx,
    'skips',
    skips.map(({ message, operatorId, at, reason }) => ({
      ...{ conversation_id: chatOf(message), operator_id: operatorId, message_id: idOf(message) },
      ...{ created_at: moment(at), reason_code: reason, lease_id: leaseOf(`skip ${idOf(message)}`) },
      ...{ siteowner_id: siteownerOf(ids, message.chat), language: message.chat.customer.language },
    })),
  )
  await store(
    tx,
    'ignores',
    leavings.map(({ chat, operatorId, at, option }) => ({
      ...{ conversation_id: ids.chats.get(chat), operator_id: operatorId, option },
      ...{ created_at: moment(at), lease_id: leaseOf(`leaving ${ids.chats.get(chat)}`) },
    })),
  )
  await loadInquiries(tx, world, ids)
  const about = (chat: (typeof messages)[number]['chat']) => siteownerOf(ids, chat)
  return [
    ...messages.flatMap((message): Act[] =>
      message.operatorId === null
        ? []
        : [
            {
              ...{ at: message.at, operatorId: message.operatorId, siteownerId: about(message.chat) },
              ...{ action: 'message.send', subject: ['message', idOf(message)] },
              details: { conversation_id: chatOf(message), type: message.type },
            },
          ],
    ),
    ...skips.map(
      ({ message, operatorId, at, reason }): Act => ({
        ...{ at, operatorId, siteownerId: about(message.chat), action: 'conversation.skip' },
        subject: ['conversation', chatOf(message)],
        details: { message_id: idOf(message), for_master: false, reason_code: reason },
      }),
    ),
    ...handovers.map(
      ({ message, operatorId, at, reason }): Act => ({
        ...{ at, operatorId, siteownerId: about(message.chat), action: 'conversation.handover' },
        subject: ['conversation', chatOf(message)],
        details: { reason_code: reason },
      }),
    ),
    ...leavings.map(
      ({ chat, operatorId, at, option }): Act => ({
        ...{ at, operatorId, siteownerId: about(chat), action: 'conversation.ignore' },
        subject: ['conversation', ids.chats.get(chat) ?? 0],
        details: { options: [option] },
      }),
    ),
    ...inquiries.map(
      ({ message }): Act => ({
        ...{ at: message.at, operatorId: null, siteownerId: about(message.chat), action: 'inquiry.open' },
        subject: ['conversation', chatOf(message)],
        details: { message_id: idOf(message) },
      }),
    ),
  ]
}

async function loadInquiries(tx: Tx, { inquiries }: World, ids: Ids) {
  const approved = await tx
    .selectFrom('approved_answers')
    .select(['id', 'siteowner_id', 'language'])
    .orderBy('id')
    .execute()
  await store(
    tx,
    'questions',
    inquiries.map(({ message, kind }) => ({
      ...{ message_id: ids.messages.get(message), kind, conversation_id: ids.chats.get(message.chat) },
      ...{ start_at: 0, end_at: message.text.length, created_at: moment(message.at), certainty: 'certain' },
    })),
  )
  await store(
    tx,
    'inquiries',
    inquiries.map(({ message, kind, answer }) => {
      const siteowner_id = siteownerOf(ids, message.chat)
      const { language } = message.chat.customer
      const used = approved.find((each) => each.siteowner_id === siteowner_id && each.language === language)
      return {
        ...{
          conversation_id: ids.chats.get(message.chat),
          customer_id: ids.customers.get(message.chat.customer),
        },
        ...{ siteowner_id, message_id: ids.messages.get(message), kind, opened_at: moment(message.at) },
        closed_at: answer && moment(answer.at),
        closed_by: answer?.operatorId ?? null,
        answer_id: answer && ids.messages.get(answer),
        approved_answer_id: answer ? (used?.id ?? null) : null,
      }
    }),
  )
}

/** Writes the audit log of all of them, in the order of their time. */
export async function loadAudit(tx: Tx, acts: readonly Act[]) {
  const inOrder = acts.toSorted((a, b) => a.at - b.at)
  await store(
    tx,
    'audit_log',
    inOrder.map(
      ({ at, operatorId, siteownerId, action, subject: [subject_type, subject_id], details = {} }) => ({
        ...{ at: moment(at), operator_id: operatorId, siteowner_id: siteownerId, action },
        ...{ subject_type, subject_id, details },
      }),
    ),
  )
}
