import { demoCodes } from '@panel/demo/codes'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'

const tourOf = (page: Page) => page.getByRole('region', { name: 'Try this (about 5 minutes)' })

describe('whoever tries the demo', () => {
  it('signs in by keyboard only, and walks through the tour', async ({ open, db }) => {
    const page = await open('/login')
    await expect(page.getByText(/Codes change in \d+ s/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Username')).toHaveValue('anna')
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Username')).toHaveValue('carla')
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tfa')
    await expect(page.getByLabel('Digit 6')).toHaveValue(/\d/)
    await page.keyboard.press('Enter')

    const tour = tourOf(page)
    await expect(tour.getByRole('listitem')).toHaveCount(3)
    expect(await findAccessibilityViolations(page)).toEqual([])

    // Closed, it comes back from the menu under the name, and from the palette.
    await tour.getByRole('button', { name: /^Close the tour/ }).press('Enter')
    await expect(tour).toBeHidden()
    await page.getByTitle('Your pages').press('Enter')
    await page.getByRole('menuitem', { name: 'Demo tour' }).press('Enter')
    await expect(tour).toBeVisible()
    await tour.getByRole('button', { name: /^Close the tour/ }).press('Enter')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await expect(tour).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('demo tour')
    await page.keyboard.press('Enter')
    await expect(tour).toBeVisible()

    // This panel has no history: no customer can ask.
    await tour.getByRole('button', { name: 'Show me' }).press('Enter')
    await expect(tour).toContainText('No customer can ask now')
    await tour.getByRole('button', { name: 'Switch account' }).press('Enter')
    await page.waitForURL('**/login?as=coach')
    await expect(page.getByLabel('Username')).toHaveValue('coach')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tfa')
    await expect(page.getByLabel('Digit 6')).toHaveValue(/\d/)
    await page.keyboard.press('Enter')
    await expect(tour.getByRole('link', { name: 'Open the board' })).toBeVisible()
    await expect(tour.getByRole('listitem').nth(2)).toContainText('done')
    const { rows } = await sql<{
      login: string
    }>`select o.login from sessions s join operators o on o.id = s.operator_id
      where o.login in ('carla', 'coach') and s.tfa_at is not null and s.ended_at is null`.execute(db)
    expect(rows.map(({ login }) => login)).toContain('coach')
  })

  it('types a code as usual, which begins anew in the boxes', async ({ open }) => {
    const page = await open('/login?as=master')
    await expect(page.getByLabel('Username')).toHaveValue('master')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tfa')
    await expect(page.getByLabel('Digit 6')).toHaveValue(/\d/)
    await page.keyboard.type('0')
    await expect(page.getByLabel('Digit 6')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Use the code of the demo' })).toBeVisible()
    const code = demoCodes(Date.now()).find(({ login }) => login === 'master')?.code ?? ''
    await page.keyboard.press('Backspace')
    await page.keyboard.type(code)
    await expect(tourOf(page)).toBeVisible()
  })
})

it('the tour is for nobody else', async ({ open, makeWorld }) => {
  const { makeColleague } = await makeWorld()
  const { cookie } = await makeColleague('Tom B.')
  const page = await open('/', cookie)
  await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  await expect(tourOf(page)).toBeHidden()
  await page.getByTitle('Your pages').click()
  await expect(page.getByRole('menuitem', { name: 'Demo tour' })).toBeHidden()
})
