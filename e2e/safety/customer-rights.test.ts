import type { Locator } from '@playwright/test'
import { eraseCustomers } from '../../server/src/features/safety/erasures/work.ts'
import { readZip, rowsOf } from '../../server/src/testing/read-zip.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it, type Journey } from '../journey.ts'

/** A customer who has written, and the page of an admin who looks for them. */
async function openRights(journey: Journey) {
  const world = await journey.makeWorld()
  await (await world.makeCustomer('Colin')).write('I live in York')
  const { customer_id: id } = await world.findChat('Colin')
  const admin = await world.makeColleague('Noor J.', {
    level: { rights: ['customer_rights'], history_size: 'all' },
  })
  const page = await journey.open('/customer-rights', admin.cookie)
  await page.getByRole('searchbox', { name: 'Name, number in the panel, or the site’s id' }).fill('coli')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Colin' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What the panel has' })).toBeVisible()
  return { ...world, page, id }
}

it('an admin gives a customer a copy of their data, and erases them after typing their name', async ({
  journey,
}) => {
  const { page, id, db } = await openRights(journey)
  expect(await findAccessibilityViolations(page)).toEqual([])
  const asks = (where: Locator) => where.getByRole('button', { name: /Who asks for it/ })
  await asks(page.locator('main')).press('Enter')
  await page.getByRole('option', { name: 'The customer' }).press('Enter')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the copy' }).press('Enter')
  const copy = await arriving
  expect(copy.suggestedFilename()).toBe(`customer ${id}.zip`)
  const parts: Buffer[] = []
  for await (const part of await copy.createReadStream()) parts.push(part)
  expect(rowsOf(readZip(Buffer.concat(parts)), 'messages')).toMatchObject([{ text: 'I live in York' }])

  await page.getByRole('button', { name: 'Erase' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Erase Colin' })
  // Enter alone, pressed too early, cancels.
  await expect(dialog.getByRole('button', { name: /^Cancel/ })).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await asks(dialog).press('Enter')
  await page.getByRole('option', { name: 'An authority' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Type the name: Colin' }).fill('Coline')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('This is not the name of this customer.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Type the name: Colin' }).fill('')
  await dialog.getByRole('button', { name: /^Cancel/ }).focus()
  // Who begins to type does not press Cancel with the first space.
  await page.keyboard.type('Colin the Great')
  await expect(dialog.getByRole('textbox')).toHaveValue('Colin the Great')
  await dialog.getByRole('textbox', { name: 'Type the name: Colin' }).fill('Colin')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Asked by Noor J\./)).toBeVisible()
  await eraseCustomers(db)
  await expect(page.getByText(/^Everything was deleted/)).toBeVisible()
  await expect(page.getByRole('heading', { name: `#${id}` })).toBeVisible()
  await page.goto(new URL('/customer-rights?search=customer-1', page.url()).href)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `#${id}` })
      .getByText('Erased'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`#${id}.*Noor J\\.`) })).toBeVisible()
})

it('a legal hold is set and lifted with a reason, and blocks the erasure meanwhile', async ({ journey }) => {
  const { page } = await openRights(journey)
  await page.getByRole('button', { name: 'Set a legal hold' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Say why.')).toBeVisible()
  await page.keyboard.type('The court asks for it')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Set by Noor J\.,.*: The court asks for it$/)).toBeVisible()
  await page.getByRole('button', { name: 'Erase' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Lift the legal hold' }).press('Enter')
  await page.keyboard.type('The case is over')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Lifted by Noor J\.,.*: The case is over$/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
})
