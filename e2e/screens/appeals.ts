import { randomUUID } from 'node:crypto'
import { editor } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import { answerWith, dialog, type Scene, type Stage, saying } from './screen.ts'

const lie = 'Ha, of course I am real, who else would burn the bread on a Sunday?'

/** A stopped text of Colin's chat that its operator has shown to the masters. */
async function makeAppeal({ db, siteowner }: Stage['world'], id: number, operatorId: number) {
  const { customer_id } = await db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select('customer_id')
    .executeTakeFirstOrThrow()
  const handover = await db
    .insertInto('handovers')
    .values({ conversation_id: id, operator_id: operatorId, reason_code: 'stopped' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('queue_items').set({ for_master: true }).where('conversation_id', '=', id).execute()
  await db
    .insertInto('appeals')
    .values({
      conversation_id: id,
      customer_id,
      siteowner_id: siteowner.id,
      operator_id: operatorId,
      body: lie,
      lease_id: randomUUID(),
      handover_id: handover.id,
    })
    .execute()
}

/** Texts that a check stops, and what masters and operators see of an appeal. */
export const appealScenes: Scene[] = [
  {
    name: 'stopped',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world }) => void (await makeChat(world)),
    screens: [
      saying('stopped', 'check.stopped.denial', async ({ page }) => {
        await editor(page).fill(lie)
        await page.keyboard.press('Control+Shift+Enter')
      }),
      dialog('appeal', async ({ page, words }) => {
        await answerWith(page, '**/api/conversations/*/appeal', 409, { code: 'text_not_stopped' })
        await page.getByRole('button', { name: words('appeal.ask') }).click()
      }),
    ],
  },
  {
    name: 'appeals',
    who: 'admin',
    path: '/escalations?state=appeals',
    prepare: async ({ world }) => {
      const { id } = await makeChat(world)
      const { operator } = await world.makeColleague('Sanne W.')
      await makeAppeal(world, id, operator.id)
    },
    screens: [
      {
        name: 'appeals',
        open: async ({ page, words }) => {
          // On a phone, the list comes first.
          await page.locator('[data-id]').first().click()
          await page.getByRole('button', { name: words('appeals.send') }).waitFor()
        },
      },
      {
        name: 'appeal-without-note',
        open: async ({ page, words }) => {
          await page.getByRole('button', { name: words('appeals.return') }).click()
          await page.getByText(words('appeals.note_missing')).waitFor()
        },
      },
    ],
  },
]
