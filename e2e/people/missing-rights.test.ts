import { makeLevel } from '../../server/src/testing/make.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { setVisibility } from '../browser.ts'
import { expect, it } from '../journey.ts'
import { coach, headingOf, menuOf, nobody, openAs, refusal } from '../levels.ts'

it('a path without the right for it says why also when it is loaded, with a link home', async ({
  journey,
}) => {
  const { page } = await openAs(journey, nobody, 22)
  await page.goto('/history')
  await expect(
    page.getByText(
      '“Message history” is for people with the right “Reviews: view”. Your level, Level 51, does not have it. If you need it for your work, ask an admin.',
    ),
  ).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(async () => (await fetch('/api/conversations')).status)).toBe(403)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(headingOf(page, 'Queue statistics')).toBeVisible()
})

it('a right that is removed closes the page that needs it, and its menu entry', async ({ journey }) => {
  const { page, db, user } = await openAs(journey, coach, 22)
  await menuOf(page).getByText('Message history', { exact: true }).click()
  await expect(headingOf(page, 'Message history')).toBeVisible()
  await makeLevel(db, { id: nobody.id })
  await db
    .updateTable('operators')
    .set({ permissions_id: nobody.id })
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
  await expect(refusal(page)).toBeVisible()
  expect(await menuOf(page).getByText('Message history').count()).toBe(0)
})
