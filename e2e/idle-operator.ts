import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { installClock } from './clock.ts'
import { expectInEditor } from './commands.ts'
import type { Journey } from './journey.ts'
import type { World } from './world.ts'

/** Anna with Colin's chat in hand and unfinished text in the editor, on a page with its own clock. */
export async function holdChat(open: Journey['open'], world: World) {
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/login', anna.cookie)
  await installClock(page)
  await page.goto('/queue')
  await expectInEditor(page)
  await page.keyboard.type('Half a thought')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  return { ...world, colin, anna, page }
}

/** Anna's page, with its own clock, on an empty queue without input for half a minute: a chat that comes waits for her. */
export async function waitWithoutInput(open: Journey['open'], world: World) {
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/login', anna.cookie)
  await installClock(page)
  await page.goto('/queue')
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  await page.clock.fastForward(31_000)
  return page
}

export const itemOf = async ({ db, siteowner }: World) =>
  db.selectFrom('queue_items').where('siteowner_id', '=', siteowner.id).selectAll().executeTakeFirstOrThrow()

/** Moves the time to the end of the lease, by the server's clock. */
export const expireLease = ({ db, siteowner }: World) =>
  db
    .updateTable('queue_items')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('siteowner_id', '=', siteowner.id)
    .execute()

/** Sets the time of the last input on the server; the last renewal was 40 seconds ago. */
export const setIdle = ({ db, siteowner }: World, seconds: number) =>
  db
    .updateTable('queue_items')
    .set({
      input_at: sql<string>`now() - make_interval(secs => ${seconds})`,
      expires_at: sql<string>`now() + interval '50 seconds'`,
    })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
