import { sql } from 'kysely'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { editor } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import type { Scene } from './screen.ts'

/** A chat in hand whose first row says what the customer waits for, and a text that contradicts what the customer was told. */
export const owedScenes: Scene[] = [
  {
    name: 'owed',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world }) => {
      const { db, makeColleague } = world
      const { id, colin } = await makeChat(world)
      const { operator } = await makeColleague('Ilse M.')
      const sent = await makeSentMessage(db, {
        conversationId: id,
        operatorId: operator.id,
        text: 'Did you sleep well?',
      })
      await sql`update messages set sent_at = sent_at - interval '3 days' where conversation_id = ${id}`.execute(
        db,
      )
      await db
        .insertInto('told_facts')
        .values({
          conversation_id: id,
          message_id: sent.id,
          message_sent_at: sent.sent_at,
          about: 'profile',
          body: 'Two cats',
          operator_id: operator.id,
        })
        .execute()
      await colin.write('What are you cooking? And who eats it?', 'Hello?')
    },
    screens: [
      { name: 'owed', open: ({ page }) => page.locator('textarea:focus').waitFor() },
      {
        name: 'contradicts',
        open: async ({ page, words }) => {
          await editor(page).fill('My only cat eats it.')
          await page.getByRole('button', { name: words('told.is_right') }).waitFor()
        },
      },
    ],
  },
]
