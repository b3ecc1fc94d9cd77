import { sql } from 'kysely'
import { editor } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import { type Scene, type Stage, saying } from './screen.ts'

async function prepare({ world }: Stage) {
  await makeChat(world)
  await world.db
    .insertInto('send_checks')
    .values([
      { siteowner_id: world.siteowner.id, kind: 'promise', mode: 'warn' },
      { siteowner_id: world.siteowner.id, kind: 'contact', mode: 'block' },
      { siteowner_id: world.siteowner.id, kind: 'language', mode: 'warn' },
    ])
    .execute()
}

/** A chat in hand whose site owner has the texts checked. */
export const sendCheckScenes: Scene[] = [
  {
    name: 'send-checks',
    who: 'operator',
    path: '/queue',
    prepare,
    screens: [
      saying('send-check-warned', 'check.warned', async ({ page }) => {
        await editor(page).fill('See you on Saturday outside the station')
        await page.keyboard.press('Control+Shift+Enter')
      }),
      saying('send-check-blocked', 'check.blocked', async ({ page }) => {
        await editor(page).fill('leo@live.nl')
        await page.keyboard.press('Control+Shift+Enter')
      }),
      {
        name: 'other-language',
        async open({ page }) {
          await editor(page).fill('Buonasera, oggi ho finito presto e sto preparando il minestrone.')
          await page.keyboard.press('Control+Shift+Enter')
          await page.locator('form [role=alert] .tabler-icon-language').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'chat-rules',
    who: 'operator',
    path: '/queue',
    async prepare({ world }) {
      await makeChat(world)
      const { db, siteowner } = world
      await db
        .updateTable('siteowners')
        .set({ length_min: 75, length_share: 75, length_max: 300, length_stops: true })
        .where('id', '=', siteowner.id)
        .execute()
      const rules = ['No prices', 'Ends with a question']
      await db
        .insertInto('chat_rules')
        .values({ siteowner_id: siteowner.id, language: 'en', rules })
        .execute()
    },
    screens: [
      saying('answer-too-short', 'refusal.length_short', async ({ page }) => {
        await editor(page).fill('A pot of tea')
        await page.keyboard.press('Control+Shift+Enter')
      }),
      saying('chat-rules', 'chat_rules.removed', async ({ page, world }) => {
        await world.db
          .insertInto('read_chat_rules')
          .columns(['operator_id', 'siteowner_id', 'language', 'rules'])
          .expression((from) =>
            from
              .selectFrom('queue_items as q')
              .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
              .where('c.siteowner_id', '=', world.siteowner.id)
              .where('q.operator_id', 'is not', null)
              .select(['q.operator_id', 'c.siteowner_id'])
              .select(sql.lit('en').as('language'))
              .select(sql<string[]>`array['No prices', 'A secret']`.as('rules')),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await page.keyboard.press('Escape')
        await page.keyboard.press('d')
      }),
    ],
  },
]
