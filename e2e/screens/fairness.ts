import { makeCountedTeam, makeFairnessItem } from '../../server/src/testing/fairness-world.ts'
import { makeCustomer } from '../../server/src/testing/make.ts'
import { makeConversation } from '../../server/src/testing/make-conversations.ts'
import type { Scene, Stage } from './screen.ts'

/** A team of nine; the operator of the page is one of them, or the coach of the first one. */
async function makeTeam({ world: { db, siteowner, makeColleague }, operator }: Stage) {
  const { team_id } = await db
    .selectFrom('operators')
    .where('id', '=', operator.id)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const people = []
  for (const name of [
    'Tom B.',
    'Anna V.',
    'Bram K.',
    'Claire D.',
    'Eva M.',
    'Femke B.',
    'Gijs R.',
    'Hanna P.',
  ])
    people.push((await makeColleague(name, { team_id })).operator)
  return { team: people, owner: { db, siteowner } }
}

async function tomOf(stage: Stage) {
  const { team, owner } = await makeTeam(stage)
  await makeCountedTeam(owner.db, { siteowner: owner.siteowner, operators: team })
  const operatorId = team[0]?.id ?? 0
  const customer = await makeCustomer(owner.db, { siteowner_id: owner.siteowner.id, name: 'Colin' })
  const { id } = await makeConversation(owner.db, { siteowner: owner.siteowner, customer })
  await makeFairnessItem(owner.db, {
    conversationId: id,
    operatorId,
    siteownerId: owner.siteowner.id,
  })
  return `/fairness?operator_id=${operatorId}`
}

const opened = { open: ({ page }: Stage) => page.locator('tr[data-measure]').first().waitFor() }

export const fairnessScenes: Scene[] = [
  {
    name: 'fairness',
    who: 'coach',
    path: tomOf,
    screens: [
      { name: 'fairness', ...opened },
      {
        name: 'fairness-items',
        open: async ({ page }) => {
          await page.locator('tr[data-measure=skipped_long] a').press('Enter')
          await page.locator('tr[data-id]').first().waitFor()
        },
      },
      {
        name: 'fairness-lengths',
        open: async ({ page }) => {
          await page.locator('tr[data-length="300"] a').press('Enter')
          await page.locator('tr[data-id]').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'fairness-own',
    who: 'operator',
    path: '/fairness',
    async prepare(stage) {
      const { team, owner } = await makeTeam(stage)
      await makeCountedTeam(owner.db, {
        siteowner: owner.siteowner,
        operators: [stage.operator, ...team.slice(1)],
      })
    },
    screens: [{ name: 'fairness-own', ...opened }],
  },
]
