import { sql } from 'kysely'
import { applyRetention } from '../../server/src/features/safety/retention/work.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('old drafts are deleted after an admin has seen their count; a count that has changed is shown again', async ({
  journey,
}) => {
  const world = await journey.makeWorld()
  const { db } = world
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { id } = await world.findChat('Colin')
  const admin = await world.makeColleague('Noor J.', {
    level: { rights: ['manage_operators'], history_size: 'all' },
    siteowner_ids: null,
  })
  /** Only this test has drafts that are ten years old. */
  const type = async (name: string) => {
    const { operator } = await world.makeColleague(name)
    await sql`insert into drafts (conversation_id, operator_id, body, updated_at)
      values (${id}, ${operator.id}, 'Half a line', now() - interval '10 years')`.execute(db)
  }
  await type('Tom B.')
  const page = await journey.open('/settings/retention', admin.cookie)
  await page.getByRole('button', { name: 'Set a period: Drafts' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Keep for so many days' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await expect(page.getByText('7 to 3,650, proposed 90.')).toBeVisible()
  await page.keyboard.type('650')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Drafts: keep for 3650 days' })
  await expect(dialog.getByText(/^Now: 1, all from before/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  // A second Enter, pressed too early, deletes nothing.
  await expect(dialog.getByRole('button', { name: /^Cancel/ })).toBeFocused()

  await type('Ilse M.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('The count has changed. Look at the new one.')).toBeVisible()
  await expect(dialog.getByText(/^Now: 2, all from before/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Confirmed by Noor J\.,.*at a count of 2\.$/)).toBeVisible()
  await applyRetention(db)
  await expect(page.getByText(/^What is from before .* is deleted\.$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Drafts.*2$/ })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Keep forever: Drafts' }).press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Keep forever: Drafts' })).toHaveCount(0)
})
