import { countHours, makeRest, makeWork } from '../../server/src/testing/make-hours.ts'
import { dialog, type Scene, type Stage, titled } from './screen.ts'

const week = '2026-03-02'
const days = ['02', '03', '05', '06']

/** A week of the operator with breaks and a correction, and one of a colleague in their team. */
async function makeWeek({ world: { db, makeColleague }, operator }: Stage) {
  await countHours(db)
  const { team_id } = await db
    .selectFrom('operators')
    .where('id', '=', operator.id)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const { operator: tom } = await makeColleague('Tom B.', { team_id })
  for (const person of [operator, tom]) {
    for (const day of days) {
      await makeWork(db, person, `2026-03-${day}T08:58Z`, `2026-03-${day}T17:26Z`)
      await makeRest(db, person, `2026-03-${day}T12:00Z`, `2026-03-${day}T12:38Z`)
    }
  }
  const correct = (person: { id: number }, by: { id: number }) =>
    db
      .insertInto('hour_corrections')
      .values({
        operator_id: person.id,
        at: '2026-03-03T12:00Z',
        minutes: 15,
        reason: 'Half a thought',
        corrected_by: by.id,
      })
      .execute()
  await correct(operator, tom)
  await correct(tom, operator)
  return tom
}

export const hoursScenes: Scene[] = [
  {
    name: 'my-hours',
    who: 'operator',
    path: `/my-hours?week=${week}`,
    prepare: makeWeek,
    screens: [titled('my-hours', 'hours.by_day')],
  },
  {
    name: 'hours',
    who: 'coach',
    path: `/hours?week=${week}`,
    prepare: makeWeek,
    screens: [
      { name: 'hours-team', open: ({ page }) => page.locator('button[data-id]').first().waitFor() },
      {
        name: 'hours-person',
        open: async ({ page, words }) => {
          await page.locator('button[data-id]', { hasText: 'Tom B.' }).first().click()
          await page.getByRole('heading', { name: words('hours.by_day') }).waitFor()
        },
      },
      dialog('hours-correct', async ({ page }) => {
        await page.keyboard.press('j')
        await page.keyboard.press('c')
      }),
    ],
  },
  {
    name: 'rest',
    who: 'operator',
    path: '/',
    prepare: async ({ world: { db }, operator }) => {
      const ends_at = new Date(Date.now() + 3 * 3_600_000).toISOString()
      await db
        .insertInto('away_times')
        .values({ operator_id: operator.id, reason_code: 'rest', counts_as_work: false, ends_at })
        .execute()
    },
    screens: [titled('rest', 'rest.title')],
  },
]
