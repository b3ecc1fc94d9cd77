import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat } from '../chat-in-hand.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { admin, headingOf, menuOf, openAs } from '../levels.ts'

const openAsAdmin = async (journey: Journey, height: number) => {
  const { page } = await openAs(journey, admin, 22, { siteowner_ids: null })
  await page.setViewportSize({ width: 1366, height })
  await page.reload()
  await expect(headingOf(page, 'Queue statistics')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main menu' })
  const group = (name: string) => navigation.getByRole('button', { name: new RegExp(`^${name}`) })
  const entry = (name: string) => navigation.getByRole('link', { name, exact: true })
  return { page, navigation, group, entry }
}

describe('the groups of the menu', () => {
  it('fold and open with the arrow keys, and stay so in this browser', async ({ journey }) => {
    const { page, group, entry } = await openAsAdmin(journey, 900)
    await expect(entry('Audit')).toBeVisible()
    await group('Admin settings').press('ArrowLeft')
    await expect(group('Admin settings')).toHaveAttribute('aria-expanded', 'false')
    await expect(entry('Audit')).toBeHidden()
    await page.reload()
    await expect(entry('Profile sets')).toBeVisible()
    await expect(entry('Audit')).toBeHidden()
    await group('Admin settings').press('ArrowRight')
    await expect(entry('Audit')).toBeVisible()
    await group('Admin settings').press('Enter')
    await expect(entry('Audit')).toBeHidden()
  })

  it('show their badges while they are folded', async ({ journey }) => {
    const { page, group } = await openAsAdmin(journey, 900)
    await page.route('**/api/profile-text.php?count=1', (route) => route.fulfill({ json: { count: 7 } }))
    await page.reload()
    await expect(group('Profiles')).toHaveAccessibleName('Profiles')
    await group('Profiles').press('ArrowLeft')
    await expect(group('Profiles')).toHaveAccessibleName('Profiles 7 pending')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('start folded in a low window, but for that of the page', async ({ journey }) => {
    const { page, entry, group } = await openAsAdmin(journey, 768)
    await expect(group('Admin settings')).toHaveAttribute('aria-expanded', 'false')
    await page.goto('/audit')
    await expect(entry('Audit')).toBeInViewport({ ratio: 1 })
    await expect(group('Profiles')).toHaveAttribute('aria-expanded', 'false')
    await expect(group('Admin settings')).toHaveAttribute('aria-expanded', 'true')
  })

  it('count what is below the edge, down to the end', async ({ journey }) => {
    const { navigation, entry, group } = await openAsAdmin(journey, 600)
    for (const name of ['Profiles', 'Admin settings']) await group(name).press('ArrowRight')
    await entry('Queue statistics').scrollIntoViewIfNeeded()
    await expect(navigation.getByText(/^\d+ more below$/)).toBeVisible()
    await navigation.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(navigation.getByText(/more below$/)).toBeHidden()
    await expect(entry('Audit')).toBeInViewport({ ratio: 1 })
  })
})

describe('the menu under the name', () => {
  it('leads to the own pages, by keyboard', async ({ journey }) => {
    const { page } = await openAs(journey, admin, 22)
    const name = page.getByRole('navigation').getByRole('button', { name: /^Anna V\./ })
    await name.press('Enter')
    const menu = page.getByRole('menu', { name: 'Your pages' })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expect(menu.getByRole('menuitem').filter({ hasNotText: 'My hours' })).toHaveText([
      'My feedback',
      'Saved replies',
      'Your account',
      'Last chat',
    ])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await name.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(headingOf(page, 'Your account')).toBeVisible()
  })
})

describe('beside a chat, from 1200 to 1439 px', () => {
  it('the menu is a rail, and the three zones of the chat are in sight', async ({ journey }) => {
    const { page } = await claimChat(journey)
    const zones = page.getByRole('main').locator('button[data-zone]')
    const navigation = page.getByRole('navigation', { name: 'Main menu' })
    for (const [width, isRail] of [
      [1440, false],
      [1439, true],
      [1280, true],
      [1200, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => ((await navigation.boundingBox())?.width ?? 0) < 60, { message: String(width) })
        .toBe(isRail)
      await expect(zones.filter({ visible: true })).toHaveCount(0)
    }
    const stats = menuOf(page).filter({ hasText: 'Stats' })
    await stats.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(stats).toBeFocused()
    const label = await stats.getByText('Stats').boundingBox()
    expect(label?.x).toBeGreaterThan(50)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(headingOf(page, 'Stats')).toBeVisible()
    await expect.poll(async () => (await navigation.boundingBox())?.width).toBeGreaterThan(200)
  })
})

it('on a phone, the combi queue and the search are in the top bar', async ({ journey }) => {
  const { page } = await openAs(journey, admin, 22)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Search or run a command' }).click()
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Combi' }).click()
  await expect(headingOf(page, 'Combi queue')).toBeVisible()
})
