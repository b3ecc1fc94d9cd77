import type { Connection } from './connection.ts'
import { monthAfter } from './size.ts'

/** Stores the entries of the message history of a month, as the panel itself makes them. */
export async function storeHistory({ run }: Connection, month: string) {
  const isIn = (at: string) => `${at} >= '${month}' and ${at} < '${monthAfter(month)}'`
  for (const [view, at] of [
    ['sent_messages_for_history', 'message_created_at'],
    ['skips_for_history', 'at'],
  ] as const)
    await run(`insert into history_entries (at, message_id, message_created_at, skip_id, words)
      select at, message_id, message_created_at, skip_id, words from ${view} where ${isIn(at)} order by at`)
}

/** Forgets the changes of messages that the history already has. */
export const forgetHistoryChanges = ({ run }: Connection) => run('truncate history_changes')
