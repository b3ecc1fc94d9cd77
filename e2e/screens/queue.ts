import { emptyReasons } from '@panel/contract/rules/enumerations'
import { planPokes } from '../../server/src/features/answering/poke-rules/plan-pokes.ts'
import { makePokeRule, makeSilent } from '../../server/src/testing/pokes.ts'
import { type Scene, type Stage, saying } from './screen.ts'

async function makePoke({ world }: Stage) {
  await makePokeRule(world.db, { siteowner_id: world.siteowner.id })
  await makeSilent(world.db, { siteowner: world.siteowner, customer: { name: 'Colin' }, minutes: 90 })
  await planPokes(world.db)
}

const inHand = (name: string) => ({
  name,
  open: ({ page }: Stage) => page.locator('textarea:focus').waitFor(),
})

export const queueScenes: Scene[] = [
  {
    name: 'nothing',
    who: 'operator',
    path: '/queue',
    screens: [
      saying('nothing', 'nothing.why.empty'),
      // All reasons at once that show a text. No account has all of them.
      saying('nothing-all-reasons', 'nothing.why.not_due', async ({ page }) => {
        await page.route('**/api/queues/*/claim', (route) =>
          route.fulfill({
            json: {
              conversation: null,
              why: emptyReasons.filter((each) => !/^feedback|^last_chat/.test(each)),
            },
          }),
        )
        await page.reload()
      }),
      saying('nothing-feedback', 'feedback.asked.text', async ({ page }) => {
        await page.route('**/api/queues/*/claim', (route) =>
          route.fulfill({ json: { conversation: null, why: ['feedback'] } }),
        )
        await page.reload()
      }),
      saying('queue-failed', 'queue.failed', async ({ page }) => {
        await page.route('**/api/queues/*/claim', (route) => route.fulfill({ status: 500, json: {} }))
        await page.reload()
      }),
    ],
  },
  {
    name: 'poke-queue',
    who: 'operator',
    path: '/poke-queue',
    prepare: makePoke,
    screens: [inHand('poke-queue')],
  },
  {
    name: 'combi-queue',
    who: 'operator',
    path: '/queue?smart=1',
    // The fullest screens, with the longest names of people, and a word that does not fit into a line.
    prepare: async ({ world, operator }) => {
      const colin = await world.makeCustomer('Giovanni Battista della Scala-Montefeltro')
      await colin.write('Verylongwordwithoutanyspace'.repeat(20), 'Hello?')
      await world.db
        .updateTable('operators')
        .set({ name: 'Bartholomew Featherstonehaugh-Cholmondeley' })
        .where('id', '=', operator.id)
        .execute()
    },
    screens: [inHand('combi-queue')],
  },
]
