import type { Locator } from '@playwright/test'
import { countHours, makeRest, makeWork } from '../../server/src/testing/make-hours.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** A coach and an operator of one team, who has worked on a Monday from 10:00 to 18:30 in Amsterdam, with half an hour of break. */
async function makeTeam(journey: Journey) {
  const { db, siteowner, makeColleague } = await journey.makeWorld()
  await countHours(db)
  const team = await db
    .insertInto('teams')
    .values({ id: 700_000 + siteowner.id, name: `Team of ${siteowner.id}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const tom = await makeColleague('Tom B.', { team_id: team.id })
  const anna = await makeColleague('Anna V.', { team_id: team.id })
  const coach = await makeColleague('Ilse M.', { team_id: team.id, level: { rights: ['chat_stats.board'] } })
  await makeWork(db, tom.operator, '2026-03-02T09:00Z', '2026-03-02T17:30Z')
  await makeRest(db, tom.operator, '2026-03-02T12:00Z', '2026-03-02T12:32Z')
  return { tom, anna, coach }
}

const row = (page: { getByRole: Locator['getByRole'] }, name: RegExp) => page.getByRole('row', { name })

describe('hours', () => {
  it('stop with one key and go on with Enter; an operator reads and exports them', async ({ journey }) => {
    const { tom } = await makeTeam(journey)
    const page = await journey.open('/', tom.cookie)
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Break', exact: true })).toBeVisible()
    await page.keyboard.press('9')
    await expect(page.getByRole('heading', { name: /^On break since \d\d:\d\d$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to work' })).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Back to work' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()

    await page.goto('/my-hours?week=2026-03-02')
    await expect(row(page, /Mon 2 Mar .*10:00 to 18:30 7 h 58 min 32 min –/)).toBeVisible()
    await expect(row(page, /Tue 3 Mar .*Not worked/)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('e')
    await expect(row(page, /Mon 23 Feb .*Not worked/)).toBeVisible()
    await page.keyboard.press('l')
    await expect(row(page, /Mon 2 Mar .*7 h 58 min/)).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.keyboard.press('x')
    expect((await saved).suggestedFilename()).toBe('hours 2026-03-02 to 2026-03-08.csv')
  })

  it('are corrected by a coach with a reason, which the operator reads', async ({ journey }) => {
    const { tom, anna, coach } = await makeTeam(journey)
    const own = await journey.open('/my-hours?week=2026-03-02', tom.cookie)
    await expect(own.getByText('No corrections this week')).toBeVisible()
    const page = await journey.open('/hours?week=2026-03-02', coach.cookie)
    const names = page.getByRole('rowheader')
    await expect(names).toHaveText([
      new RegExp(anna.operator.name),
      new RegExp(coach.operator.name),
      new RegExp(tom.operator.name),
    ])
    expect(await findAccessibilityViolations(page)).toEqual([])
    for (const _ of [1, 2, 3]) await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(row(page, /Mon 2 Mar .*7 h 58 min/)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog', { name: 'Correct the hours of Tom B., Mon 2 Mar' })
    await expect(dialog.getByRole('radio', { name: 'Add' })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Give a reason.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.type('15')
    await page.keyboard.press('Tab')
    await page.keyboard.type('The sign-out came too early')
    await page.keyboard.press('Control+Enter')
    await expect(row(page, /Mon 2 Mar .*\+15 min/)).toBeVisible()
    await expect(own.getByText('The sign-out came too early')).toBeVisible()
    await expect(row(own, /Mon 2 Mar .*7 h 58 min 32 min \+15 min/)).toBeVisible()
    await page.keyboard.press('t')
    await page.getByRole('rowheader').getByRole('button', { name: 'Ilse M.' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Correct the day' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
