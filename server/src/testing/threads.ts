import type { HistorySize } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeConversation, makeSentMessage } from './make-conversations.ts'

export const second = 1_000
export const day = 86_400 * second
/** The first arrival of a thread; partitions of the past accept messages like those of today. */
const start = Date.now() - 60 * day
export const iso = (moment: number) => new Date(moment).toISOString()

/** Who opened a conversation, as the audit log has it. */
export const openingsOf = (db: Db, conversationId: number) =>
  db
    .selectFrom('audit_log')
    .where('action', '=', 'conversation.open')
    .where('subject_id', '=', conversationId)
    .select('operator_id')
    .orderBy('id')
    .execute()

type Message = { id: number; text: string; sent_at: string; arrived_at: string }
type Page = {
  items: Message[]
  earlier_unanswered: { items: Message[]; next_cursor: string | null }
  next_cursor: string | null
  revision: number
}

type Reader = Awaited<ReturnType<TestApp['signedIn']>>

/** Functions that make threads with messages of given times, and read their pages. */
export function threadsOf(test: TestApp) {
  /**
   * Makes a thread of answered messages that arrive one second after the other.
   * @param offsets for each message, the milliseconds from its arrival to the time of sending that it states
   */
  async function makeThread(offsets: number[]) {
    const conversation = await makeConversation(test.db)
    const rows = offsets.map((offset, index) => {
      const arrived = start + index * second
      return { body: String(index), created_at: iso(arrived), sent_at: iso(arrived + offset) }
    })
    const values = rows.map((row) => ({
      ...row,
      conversation_id: conversation.id,
      siteowner_id: conversation.siteowner.id,
      direction: 'in' as const,
      type: 'chat' as const,
    }))
    const stored = await test.db
      .insertInto('messages')
      .values(values)
      .returning(['id', 'sent_at', 'created_at'])
      .execute()
    await makeSentMessage(test.db, { conversationId: conversation.id, inReplyTo: null })
    await sql`update conversations set first_message_at = (
        select min(least(sent_at, created_at)) from messages where conversation_id = conversations.id)
      where id = ${conversation.id}`.execute(test.db)
    const timeOf = (row: (typeof stored)[number]) =>
      Math.min(Date.parse(row.sent_at), Date.parse(row.created_at))
    const inOrder = stored.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id).map(({ id }) => id)
    return { id: conversation.id, inOrder, byArrival: stored.map(({ id }) => id).toSorted((a, b) => a - b) }
  }

  async function readerOf(history_size: HistorySize = 'all') {
    const id = { all: 150, short: 160, limited: 161 }[history_size]
    await makeLevel(test.db, { id, rights: ['other_chats.overview', 'other_chats.reports'], history_size })
    return test.signedIn(await makeOperator(test.db, { permissions_id: id }))
  }

  const pageOf = async (reader: Reader, id: number, query: string): Promise<Page> =>
    (await reader('GET', `/api/conversations/${id}/messages?${query}`)).json()

  /** Reads all pages, from the newest to the oldest. @returns the ids in the order of the thread */
  async function readBackwards(reader: Reader, id: number, limit: number) {
    const ids: number[] = []
    for (let cursor = ''; ; ) {
      const page = await pageOf(reader, id, `limit=${limit}${cursor}`)
      ids.unshift(...page.items.map((message) => message.id))
      if (page.next_cursor === null) return ids
      cursor = `&before=${page.next_cursor}`
    }
  }

  /** Reads the messages that arrived after a message, page by page. @returns their ids in the order of arrival */
  async function readArrivals(reader: Reader, id: number, from: number, limit: number) {
    const ids: number[] = []
    for (let after: string | number | null = from; after !== null; ) {
      const page: Page = await pageOf(reader, id, `limit=${limit}&after=${after}`)
      ids.push(...page.items.map((message) => message.id))
      after = page.next_cursor
    }
    return ids
  }

  return { makeThread, readerOf, pageOf, readBackwards, readArrivals }
}
