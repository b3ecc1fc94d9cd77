import { endpoints } from '@panel/contract'
import { recordExport } from '../../../platform/audit.ts'
import type { Services } from '../../../services.ts'
import { addWord } from './add.ts'
import { changeWord } from './change.ts'
import { findWords, getWordCounts } from './find.ts'
import { moveWord } from './move.ts'
import { restoreWord, retireWord } from './retire.ts'
import { findWordUse } from './use.ts'
import { wordsFile } from './words-file.ts'

export function wordListRoutes({ on, db, replica }: Services) {
  on(endpoints.getWordCounts, async () => ({ counts: await getWordCounts(db) }))

  on(endpoints.getWordList, ({ actor, params }) => findWords(db, actor, params.list))

  on(endpoints.getWordUse, ({ params }) => findWordUse(replica, params.list))

  on(endpoints.exportWordList, async ({ actor, params: { list }, query, reply }) => {
    const file = await wordsFile(replica, list, query)
    await recordExport(db, actor.id, 'word', { list })
    void reply.header('content-disposition', `attachment; filename="${list}.csv"`)
    return file
  })

  on(endpoints.addWord, async ({ actor, params, body }) => {
    await addWord(db, actor, params.list, body)
    return findWords(db, actor, params.list)
  })

  on(endpoints.changeWord, async ({ actor, params, body }) => {
    await changeWord(db, actor, params, body)
    return findWords(db, actor, params.list)
  })

  on(endpoints.moveWord, async ({ actor, params, body }) => {
    await moveWord(db, actor, params, body.before)
    return findWords(db, actor, params.list)
  })

  on(endpoints.retireWord, async ({ actor, params }) => {
    await retireWord(db, actor, params)
    return findWords(db, actor, params.list)
  })

  on(endpoints.restoreWord, async ({ actor, params }) => {
    await restoreWord(db, actor, params)
    return findWords(db, actor, params.list)
  })
}
