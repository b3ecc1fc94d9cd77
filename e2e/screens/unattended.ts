import { sql } from 'kysely'
import { installClock } from '../clock.ts'
import { makeChat } from './make-chat.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

/** Longer than the time without input after which a lease is not renewed, by the page's clock. */
const nobodyThere = 122_000

const setItems = ({ world }: Stage, values: { input: number; left: number }) =>
  world.db
    .updateTable('queue_items')
    .set({
      input_at: sql<string>`now() - make_interval(secs => ${values.input})`,
      expires_at: sql<string>`now() + make_interval(secs => ${values.left})`,
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
        await page.clock.fastForward(nobodyThere / 2)
        await renewed
        // The server's clock stands still: a response would give the page the whole lease again.
        await page.route('**', (route) =>
          route.request().resourceType() === 'image' ? route.fallback() : undefined,
        )
        await page.clock.fastForward(nobodyThere / 2)
      }),
      saying('went-back', 'lock.went_back', async (stage) => {
        await stage.page.unroute('**')
        await stage.page.clock.fastForward(nobodyThere)
        await setItems(stage, { input: 200, left: -1 })
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
      await setItems(stage, { input: 80, left: 3_600 })
      return `/conversations/${id}`
    },
    screens: [saying('idle-holder', 'take_over.note'), dialog('take-over', 'T')],
  },
]
