import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeConversation, makeReceived } from '../../../testing/make-conversations.ts'
import { withExcerpts } from './excerpts.ts'

const test = useTestApp()

it('the excerpts of a page are read whatever fraction of a second each message has', async () => {
  const { id: conversationId } = await makeConversation(test.db)
  const cases: { message_id: number; message_created_at: string }[] = []
  for (const moment of ['10.5', '10', '10.25']) {
    const { id } = await makeReceived(test.db, { conversationId, text: `At ${moment}` })
    cases.push(
      await test.db
        .updateTable('messages')
        .set({ created_at: `2026-11-20T08:00:${moment}Z` })
        .where('id', '=', id)
        .returning(['id as message_id', 'created_at as message_created_at'])
        .executeTakeFirstOrThrow(),
    )
  }
  const found = await withExcerpts(test.db, cases)
  expect(found.map((row) => row.message_text)).toEqual(['At 10.5', 'At 10', 'At 10.25'])
  expect(await withExcerpts(test.db, [])).toEqual([])
})
