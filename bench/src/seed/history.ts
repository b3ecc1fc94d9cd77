import type { Connection } from './connection.ts'
import { buildIndexesLike } from './indexes.ts'
import { monthAfter, nameOf } from './size.ts'

/** Builds the partition of a month of the message history, with the entries that the panel itself makes; `attachHistory` adds it. */
export async function buildHistory(connection: Connection, month: string) {
  const { run } = connection
  const table = `history_entries_${nameOf(month)}`
  const isIn = (at: string) => `${at} >= '${month}' and ${at} < '${monthAfter(month)}'`
  await run(`drop table if exists ${table}`)
  await run('begin')
  await run(`create table ${table} (like history_entries including storage)`)
  for (const [view, at] of [
    ['sent_messages_for_history', 'message_created_at'],
    ['skips_for_history', 'at'],
  ] as const)
    await run(`insert into ${table}
      select nextval(pg_get_serial_sequence('history_entries', 'id')), at, message_id, message_created_at, skip_id, words
      from ${view} where ${isIn(at)} order by at`)
  await run('commit')
  await buildIndexesLike(connection, 'history_entries', table)
  await run(`vacuum (freeze, analyze) ${table}`)
}

/** Adds the partition of a month to the message history. */
export const attachHistory = ({ run }: Connection, month: string) =>
  run(
    `alter table history_entries attach partition history_entries_${nameOf(month)} for values from ('${month} 00:00:00+00') to ('${monthAfter(month)} 00:00:00+00')`,
  )

/** Forgets the changes of messages that the history already has. */
export const forgetHistoryChanges = ({ run }: Connection) => run('truncate history_changes')
