import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'
import { escalate } from '../screens/escalations.ts'

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

it('escalations are filtered by kind, in the file as well, and the filters are kept as a view', async ({
  journey,
}) => {
  const world = await journey.makeWorld()
  const bram = await world.makeColleague('Bram H.', {
    level: { rights: ['other_chats.overview', 'escalations', 'holds'], history_size: 'all' },
  })
  const about = (name: string, kind: 'threat' | 'distress') =>
    escalate({ world }, name, { kind, text: 'I will find you.', minutes: 3 })
  await about('Theo', 'distress')
  await about('Aldo', 'threat')
  await about('Berta', 'threat')
  const page = await journey.open('/escalations', bram.cookie)
  const rows = page.getByRole('main').locator('li [data-id]')
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: /Kind$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Threat' }).press('Enter')
  await page.waitForURL(/kind=threat/)
  await expect(rows).toHaveCount(2)
  await saveView(page, 'Threats')
  await expect(view(page, 'Threats 2')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await rows.nth(1).press('Enter')
  await page.waitForURL(/id=\d+/)
  await page.getByRole('button', { name: /Kind$/ }).press('Enter')
  await page.getByRole('option', { name: 'Harassment' }).press('Enter')
  await expect(page.getByText('No escalation matches these filters')).toBeVisible()
  await expect(view(page, /^Threats changed/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).last().press('Enter')
  await expect(rows).toHaveCount(3)
})

it('gifts, showings and reports of profiles have named views', async ({ journey }) => {
  const { makeColleague, siteowner } = await journey.makeWorld()
  const admin = await makeColleague('Ilse M.', {
    level: { rights: ['manage_operators', 'profile_sets_report', 'profile_text_report'] },
  })
  const page = await journey.open(`/settings/gifts?siteowner_id=${siteowner.id}`, admin.cookie)
  await saveView(page, 'Ours')
  await expect(view(page, 'Ours 0')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.goto('/settings/disclosures?language=pl')
  await saveView(page, 'Polish')
  await expect(view(page, 'Polish 0')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  for (const path of ['/profilesets/report', '/profilesets/profile-text-report']) {
    await page.goto(`${path}?period=14_days&by=language`)
    await saveView(page, 'By language')
    await page.goto(`${path}?period=30_days`)
    await view(page, 'By language').press('Enter')
    await page.waitForURL(/by=language/)
    await expect(view(page, 'By language')).toHaveAttribute('aria-pressed', 'true')
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
})
