import { sql } from 'kysely'
import { installClock } from '../clock.ts'
import { makeChat } from './make-chat.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

/** Longer than the time without input after which a lease is not renewed, by the page's clock. */
const idleTime = 122_000

const setLeases = ({ world }: Stage, seconds: { sinceInput: number; left: number }) =>
  world.db
    .updateTable('queue_items')
    .set({
      input_at: sql<string>`now() - make_interval(secs => ${seconds.sinceInput})`,
      expires_at: sql<string>`now() + make_interval(secs => ${seconds.left})`,
    })
    .where('siteowner_id', '=', world.siteowner.id)
    .execute()

/** What is shown without input. */
export const unattendedScenes: Scene[] = [
  {
    name: 'unattended',
    who: 'operator',
    path: '/queue',
    prepare: ({ page, world }) => Promise.all([installClock(page), makeChat(world)]),
    screens: [
      saying('still-there', 'still_there.keep', async ({ page }) => {
        await page.locator('textarea:focus').waitFor()
        await page.keyboard.type('Half a thought')
        const renewed = page.waitForResponse('**/api/leases/*/renew')
        await page.clock.fastForward(idleTime / 2)
        await renewed
        // The server's clock is not the page's: a response would give the page the whole lease again.
        await page.route('**', (route) =>
          route.request().resourceType() === 'image' ? route.fallback() : undefined,
        )
        await page.clock.fastForward(idleTime / 2)
      }),
      saying('went-back', 'lock.went_back', async (stage) => {
        await stage.page.unroute('**')
        await stage.page.clock.fastForward(idleTime)
        await setLeases(stage, { sinceInput: 200, left: -1 })
      }),
    ],
  },
  {
    name: 'chat-waits',
    who: 'operator',
    path: '/queue',
    prepare: ({ page }) => installClock(page),
    screens: [
      saying('chat-waits', 'chat_waits.title', async ({ page, world, words }) => {
        await page.getByText(words('nothing.title')).waitFor()
        await page.clock.fastForward(31_000)
        await (await world.makeCustomer('Colin')).write('Hello?')
      }),
    ],
  },
  {
    name: 'take-over',
    who: 'master',
    path: async (stage) => {
      const { world } = stage
      const { id } = await makeChat(world)
      const tom = await world.makeColleague('Tom B.')
      await world.db
        .updateTable('queue_items')
        .set({ lease_id: sql<string>`gen_random_uuid()`, operator_id: tom.operator.id, epoch: 1 })
        .where('conversation_id', '=', id)
        .execute()
      await setLeases(stage, { sinceInput: 80, left: 3_600 })
      return `/conversations/${id}`
    },
    screens: [saying('idle-holder', 'take_over.note'), dialog('take-over', 'T')],
  },
]
