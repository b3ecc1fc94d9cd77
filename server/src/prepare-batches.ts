import { threadPageSize } from '@panel/contract'
import { storeOrdinary } from './features/answering/messages/sends.ts'
import { prepareStore } from './features/answering/messages/store.ts'
import { prepareClaims } from './features/answering/queue/claim.ts'
import { findPresences } from './features/answering/queue/keep-lease-if-present.ts'
import { loadConversations } from './features/conversations/load.ts'
import { findNewestPages } from './features/conversations/newest-page.ts'
import { extendSessions } from './features/people/sign-in/extend-sessions.ts'
import { findSessions } from './features/people/sign-in/session.ts'
import { batchConnections, type Db } from './platform/database.ts'

/** Conversations that are read on each connection. */
const perConnection = 64
/** Conversations of a statement, as in the largest batches. */
const perStatement = 32

/**
 * Opens all connections for batches, and runs their statements once on each, for the conversations that have waited longest: many
 * operators claim these when a node has started. Otherwise the first batch of each connection would also read the catalog and plan,
 * which takes most of the time of a statement over all months.
 */
export async function prepareBatches({ batches }: { batches: Db }): Promise<void> {
  const waiting = await batches
    .selectFrom('queue_items')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(batchConnections * perConnection)
    .select('conversation_id as id')
    .execute()
  await Promise.all(
    Array.from({ length: batchConnections }, (_, number) =>
      batches.connection().execute(async (connection) => {
        await runOnce(connection)
        for (let read = 0; read < perConnection; read += perStatement) {
          const start = number * perConnection + read
          await readConversations(connection, waiting.slice(start, start + perStatement))
        }
      }),
    ),
  )
}

async function runOnce(connection: Db) {
  await findSessions(connection, [])
  await extendSessions(connection, [])
  await findPresences(connection, [])
  await storeOrdinary(connection, [])
  await prepareClaims(connection)
  await prepareStore(connection)
}

async function readConversations(connection: Db, conversations: { id: number }[]) {
  await loadConversations(
    connection,
    conversations.map(({ id }) => ({ id, operatorId: 0 })),
  )
  await findNewestPages(
    connection,
    conversations.map(({ id }) => ({ conversationId: id, historySize: null, pageSize: threadPageSize })),
  )
}
