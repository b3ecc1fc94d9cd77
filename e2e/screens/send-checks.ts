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
    ],
  },
]
