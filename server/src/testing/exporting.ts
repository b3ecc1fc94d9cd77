import type { OrderedExport } from '@panel/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { workOnExport } from '../features/service/exports/run.ts'
import { exportedSkips } from '../features/supervision/skiplog/exported-skips.ts'
import type { ExportedList } from '../platform/exported-list.ts'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './make.ts'
import { makeSkip, makeWaiting } from './make-conversations.ts'

/** What tests of exports do: coaches order the skiplog, and a node makes it. */
export function useExporting(test: TestApp) {
  const rights = ['chat_stats.skiplog']
  const lists = [exportedSkips]
  // A function, because the test app starts later.
  const databases = () => ({ db: test.db, replica: test.db })

  /** A coach of one site owner with five skips. */
  async function makeCoach() {
    const siteowner = await makeSiteowner(test.db)
    const { id: conversationId } = await makeWaiting(test.db, { siteowner })
    await makeLevel(test.db, { id: 161, rights })
    const operator = await makeOperator(test.db, { permissions_id: 161, siteowner_ids: [siteowner.id] })
    for (const reason_words of ['one', 'two', 'three', 'four', 'five'])
      await makeSkip(test.db, { conversationId, operatorId: operator.id, reason_words })
    const call = await test.signedIn(operator)
    const order = async (query = ''): Promise<OrderedExport> => {
      const answer = await call('POST', `/api/skiplog.csv${query}`, {})
      expect(answer.statusCode).toBe(200)
      return answer.json().export
    }
    const listed = async (): Promise<OrderedExport[]> => (await call('GET', '/api/exports')).json().items
    const download = (id: number) => call('GET', `/api/exports/${id}/file.csv`)
    return { operator, siteowner, conversationId, call, order, listed, download }
  }

  /** Makes all that is ordered. */
  async function makeAll(of: readonly ExportedList[] = lists) {
    while (await workOnExport(databases(), of));
  }

  const passTime = (id: number) =>
    test.db
      .updateTable('exports')
      .set({ run_until: sql<string>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()

  return { rights, lists, databases, makeCoach, makeAll, passTime }
}
