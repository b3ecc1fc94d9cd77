import { type AuditEntry, recordAudits } from '../../platform/audit.ts'
import type { Db } from '../../platform/database.ts'
import { gather } from '../../platform/gather.ts'
import type { Watchdog } from '../../platform/watchdog.ts'
import { type ConversationOfOperator, type LoadedConversation, loadConversations } from './load.ts'
import { findNewestPages, type PageRequest, type ThreadPage } from './newest-page.ts'

/** What pages read when they open a conversation. Those that arrive together share their statements. */
export type ConversationReads = {
  load(request: ConversationOfOperator): Promise<LoadedConversation | undefined>
  findNewestPage(request: PageRequest): Promise<ThreadPage>
  recordOpening(entry: AuditEntry): Promise<unknown>
}

/** A large batch would delay the first of them. */
const maxBatch = 16
const lanes = 2

/** @param db for those whose batch failed */
export function openConversationReads({
  db,
  batches,
  watchdog,
}: {
  db: Db
  batches: Db
  watchdog: Watchdog
}): ConversationReads {
  const together = <Request, Result>(name: string, run: (on: Db, requests: Request[]) => Promise<Result[]>) =>
    gather((requests: Request[]) => run(batches, requests), {
      maxBatch,
      lanes,
      watched: { watchdog, name },
      loadAlone: async (request) => {
        const [found] = await run(db, [request])
        // The cast: there is one result for each request.
        return found as Result
      },
    })
  return {
    load: together('conversations', loadConversations),
    findNewestPage: together('threads', findNewestPages),
    recordOpening: together('opened conversations', async (on, entries: AuditEntry[]) => {
      await recordAudits(on, entries)
      return entries
    }),
  }
}
