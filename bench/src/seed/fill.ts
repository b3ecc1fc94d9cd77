import { countAudit, dividePast, storeAudit } from './audit.ts'
import { type Connection, shareOut } from './connection.ts'
import { planConversations } from './conversations.ts'
import { storeCustomerData } from './customers.ts'
import { pickMessages, storeEvents } from './events.ts'
import { attachHistory, buildHistory, forgetHistoryChanges } from './history.ts'
import { continueIds, firstIds } from './ids.ts'
import { withoutIndexes } from './indexes.ts'
import { storeInquiries } from './inquiries.ts'
import {
  attachMonth,
  buildMonth,
  dropEmptyMonths,
  type Month,
  storeBesideMessages,
  storeConversations,
  storeWriters,
} from './messages.ts'
import { fillCustomers, fillOperators, fillProfiles, fillSites } from './people.ts'
import { storeQueue } from './queue.ts'
import { storeReviews } from './reviews.ts'
import { storeShifts } from './shifts.ts'
import { drawsOf, monthAfter, type Size } from './size.ts'
import { makeClock, stageMonth, stageOf } from './stage.ts'
import { fillTexts } from './texts.ts'

/** Tables that are filled without their indexes: those with a row for each message. */
const largeTables = [
  'deliveries',
  'received_messages',
  'answers',
  'conversation_operators',
  'message_stats_daily',
]

/**
 * Fills a database that has no conversations. The connections work in parallel, on a month each.
 * @param step is told what has begun
 */
export async function fillDatabase(
  connections: [Connection, ...Connection[]],
  size: Size,
  step: (name: string) => void,
) {
  const [connection] = connections
  const draws = drawsOf(size.seed)
  await connection.run('create schema seed')
  try {
    const ids = await firstIds(connection)
    step('People, sites and texts')
    await fillSites(connection, ids)
    await fillOperators(connection, size, ids)
    await fillProfiles(connection, size, ids)
    await fillCustomers(connection, size, draws, ids)
    await fillTexts(connection, size)
    await continueIds(connection)
    await connection.run('analyze')
    step('Plan of the conversations')
    await planConversations(connection, size, draws, ids)
    await makeClock(connection, size)
    step('Messages without texts')
    await shareOut(connections, size.months, (one, month) => stageMonth(one, size, draws, ids, month))
    const months = await countMonths(connection, size.months)
    step('Conversations')
    await pickMessages(connection, size, draws, ids, months)
    await storeConversations(connection, size, ids, months)
    step('Messages')
    await dropEmptyMonths(connection, size.months)
    await shareOut(connections, months, (one, month) => buildMonth(one, size, draws, ids, month))
    for (const month of size.months) await attachMonth(connection, month)
    await connection.run('analyze messages')
    step('Events, customers, queue')
    await storeEvents(connection, size, draws, ids)
    await storeInquiries(connection, draws, ids)
    await storeReviews(connection, size, draws, ids)
    await storeCustomerData(connection, size, draws, ids)
    await storeQueue(connection, size, ids)
    await storeShifts(connection, size, draws, ids)
    step('Deliveries, statistics, audit log')
    await withoutIndexes(connections, largeTables, async () => {
      const audit = await countAudit(connection, months)
      await dividePast(connection, months)
      await shareOut<(one: Connection) => Promise<unknown>>(
        connections,
        [
          (one) => storeWriters(one, months),
          ...size.months.map((month) => (one: Connection) => storeBesideMessages(one, size, month)),
          ...audit.map((month) => (one: Connection) => storeAudit(one, ids, months, month)),
        ],
        (one, store) => store(one),
      )
      step('Indexes')
    })
    await continueIds(connection)
    await connection.run('vacuum (analyze) audit_log')
    step('Message history')
    await shareOut(connections, size.months, buildHistory)
    for (const month of size.months) await attachHistory(connection, month)
    await forgetHistoryChanges(connection)
    step('Roll-ups of the statistics')
    for (const month of size.months)
      await connection.run(
        `select roll_up_days('${month}', least('${monthAfter(month)}'::date - 1, last_day_to_roll_up()))`,
      )
  } finally {
    await connection.run('drop schema seed cascade')
  }
  step('Vacuum')
  const rest = await connection.run(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relispartition
      and c.oid::regclass::text <> all($1::text[])`,
    [largeTables],
  )
  await connection.run(`vacuum (analyze) ${rest.map(({ name }) => name).join(', ')}`)
  // Months are filled two at a time: each time, the other transaction kept pages from being marked as visible to all.
  await connection.run('vacuum (freeze) messages, history_entries')
}

async function countMonths({ run }: Connection, months: string[]): Promise<Month[]> {
  const counted: Month[] = []
  let before = 0
  for (const month of months) {
    counted.push({ month, before })
    const [row] = await run(`select count(*) as count from ${stageOf(month)}`)
    before += Number(row?.count)
  }
  return counted
}
