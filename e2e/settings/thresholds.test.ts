import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('thresholds are changed by keyboard, and two admins lose nothing', async ({ journey }) => {
  const { db, makeColleague } = await journey.makeWorld()
  const level = { rights: ['manage_operators'] }
  const [first, second] = [
    await makeColleague('Noor J.', { level, siteowner_ids: null }),
    await makeColleague('Ivo P.', { level, siteowner_ids: null }),
  ]
  const ours = await journey.open('/settings/thresholds', first.cookie)
  const theirs = await journey.open('/settings/thresholds', second.cookie)
  const extra = 'Extra replies in a row without a question'
  await ours.getByLabel(extra).fill('21')
  await expect(ours.getByText('Enter a whole number from 0 to 20.')).toBeVisible()
  await ours.getByLabel(extra).fill('5')
  await ours.keyboard.press('Control+Enter')
  await expect(ours.getByRole('dialog')).toContainText(`${extra}: 3 becomes 5`)
  expect(await findAccessibilityViolations(ours)).toEqual([])
  await theirs.getByLabel(extra).fill('7')
  await ours.keyboard.press('Control+Enter')
  await expect(ours.getByRole('dialog')).toBeHidden()
  // The hint brings the stored value to the page of the second admin, who has typed another one.
  await expect(theirs.getByRole('alert')).toContainText('Noor J.')
  await expect(theirs.getByLabel(extra)).toHaveValue('7')
  await theirs.getByRole('button', { name: 'Save yours' }).press('Enter')
  await theirs.getByLabel(extra).press('Control+Enter')
  await theirs.getByRole('dialog').waitFor()
  await theirs.keyboard.press('Control+Enter')
  await expect(ours.getByLabel(extra)).toHaveValue('7')
  await db.deleteFrom('settings').where('key', '=', 'extra_replies_at_most').execute()
})

it('a threshold is checked against its partner while it is typed, and J leads to it', async ({ journey }) => {
  const { makeColleague } = await journey.makeWorld()
  const { cookie } = await makeColleague('Noor J.', {
    level: { rights: ['manage_operators'] },
    siteowner_ids: null,
  })
  const page = await journey.open('/settings/thresholds', cookie)
  const waiting = page.getByRole('region', { name: 'When waiting is late' })
  const [amber, red] = [waiting.getByRole('textbox').first(), waiting.getByRole('textbox').nth(1)]
  const now = Number(await amber.inputValue())
  await red.fill(String(now))
  await expect(waiting.getByRole('alert')).toContainText(`enter ${now + 1} or more.`)
  await expect(waiting.getByText(/^In force: amber from/).first()).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(await findAccessibilityViolations(page)).toEqual([])

  // The search hides the field, until the key shows it.
  await page.getByRole('button', { name: 'Discard' }).focus()
  await page.keyboard.press('/')
  await page.keyboard.type('export')
  await expect(waiting).toBeHidden()
  await page.getByRole('button', { name: 'Discard' }).focus()
  await page.keyboard.press('j')
  await expect(red).toBeFocused()
  await red.fill(String(now + 1))
  await expect(waiting.getByRole('alert')).toBeHidden()
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
})
