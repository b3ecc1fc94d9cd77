import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from './accessibility.ts'
import { expect, it } from './journey.ts'

const views = (page: Page) => page.getByRole('region', { name: 'Saved views' })
const view = (page: Page, name: string | RegExp) => views(page).getByRole('button', { name })

/** Saves the filters of the page as a view. */
async function saveView(page: Page, name: string) {
  await views(page).getByRole('button', { name: 'Save view' }).press('Enter')
  await page.getByLabel('Name of the view').fill(name)
  await page.keyboard.press('Control+Enter')
  await expect(view(page, new RegExp(`^${name}`))).toHaveAttribute('aria-pressed', 'true')
}

it('holds and profile sets have named views with numbers', async ({ journey }) => {
  const { makeColleague } = await journey.makeWorld()
  const ilse = await makeColleague('Ilse M.', { level: { rights: ['holds', 'profile_sets'] } })
  const page = await journey.open('/holds?state=released', ilse.cookie)
  await saveView(page, 'Over')
  await expect(view(page, 'Over 0')).toBeVisible()
  await page.goto('/profilesets?language=pl')
  await saveView(page, 'Polish')
  await expect(view(page, 'Polish 0')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).first().press('Enter')
  await expect(view(page, /^Polish changed/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
})
