import { countedHits, endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { presentMessage } from '../../conversations/present.ts'
import { countEntries, findHistory } from './find-entries.ts'
import { findEntry } from './find-entry.ts'
import { findFilledFrom } from './find-filled-from.ts'
import { findFrequentWords } from './find-frequent-words.ts'
import { findNearWords } from './find-near-words.ts'
import { partsOf, presentEntry } from './present-entry.ts'
import { markHits } from './read-entries.ts'

export function historyRoutes({ on, db, replica }: Services) {
  on(endpoints.listHistory, async ({ actor, query }) => {
    const { items, next_cursor } = await findHistory(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentEntry(row, actor)), next_cursor }
  })

  on(endpoints.getHistoryCount, async ({ actor, query }) => {
    const [count, filled_from] = await Promise.all([
      countEntries(replica, actor, query, countedHits + 1),
      findFilledFrom(replica),
    ])
    return { count: Math.min(count, countedHits), more: count > countedHits, filled_from }
  })

  on(endpoints.getHistoryNearWords, async ({ actor, query }) => {
    const [words, common] = await Promise.all([
      findNearWords(replica, actor, query),
      findFrequentWords(replica, query),
    ])
    return { words, common }
  })

  on(endpoints.getHistoryEntry, async ({ actor, params, query }) => {
    const { row, context, words } = await findEntry(db, actor, params.id, query)
    const messages = context.map((each) => presentMessage(each, actor))
    const texts = await markHits(
      db,
      messages.map(({ text }) => text),
      { language: row.language, words },
    )
    return {
      entry: presentEntry(row, actor),
      context: messages.map((message, index) => ({ message, text: partsOf(texts[index] ?? '') })),
    }
  })
}
