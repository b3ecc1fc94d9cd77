import { rights } from '@panel/contract'
import type { Page } from '@playwright/test'
import { makeProfileText } from '../../server/src/testing/make-profile-texts.ts'
import { makeSetWithPhotos } from '../../server/src/testing/set-editor.ts'
import { closeDialogWithEscape, usePalette } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** An admin of one site owner, or of those in `own`, with a colleague. */
async function openAsAdmin({ open, makeWorld }: Journey, path: string, own = {}) {
  const world = await makeWorld()
  const level = { rights: [...rights] }
  // The admin's level is the higher one.
  const tom = await world.makeColleague('Wolfhart', { level: { rights: [] } })
  const admin = await world.makeColleague('Noor J.', { level, ...own })
  await world.makeColleague('David F.', { level })
  return { ...world, admin, tom, page: await open(path, admin.cookie) }
}

/** Each key opens a dialog, which Escape closes. */
async function openDialogs(page: Page, keys: string) {
  for (const key of keys) {
    await page.keyboard.press(key)
    await closeDialogWithEscape(page)
  }
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const focusedTab = (page: Page) => page.locator('main :focus')

describe('keys of the administration: every action that opens something or asks first', () => {
  it('the list of operators, and an operator', async ({ journey }) => {
    const { page, tom } = await openAsAdmin(journey, '/operators?q=Wolfhart')
    await expect(row(page, 'Wolfhart')).toBeVisible()
    await page.keyboard.press('v')
    await expect(focusedTab(page)).toContainText('All')
    await row(page, 'Wolfhart').focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('toolbar')).toContainText('1 selected')
    await openDialogs(page, 'lgoes')
    await page.goto(`/operators/${tom.operator.id}`)
    await expect(page.getByRole('heading', { name: 'Identity and rights' })).toBeVisible()
    await openDialogs(page, 'en')
    const { run } = usePalette()
    await run(page, 'operator codes')
    await closeDialogWithEscape(page)
    await page.keyboard.press('p')
    await expect(page.getByText(/You are viewing the panel as/)).toBeVisible()
  })

  it('account levels and their menu', async ({ journey }) => {
    const { page, tom } = await openAsAdmin(journey, '/permissions', { siteowner_ids: null })
    const name = `Level ${tom.operator.permissions_id}`
    const menu = page.getByRole('columnheader', { name }).getByRole('button')
    const choose = async (entry: string | RegExp) => {
      await menu.press('Enter')
      await page.getByRole('menuitem', { name: entry }).press('Enter')
    }
    await expect(menu).toBeVisible()
    await openDialogs(page, 'n')
    await choose('Copy')
    await closeDialogWithEscape(page)
    await choose('Retire')
    await page.getByRole('alertdialog').getByRole('button', { name: /level/ }).press('Enter')
    await page.getByRole('option').first().press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByRole('checkbox', { name: /retired/i }).press('Space')
    await choose('Use again')
    await menu.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Retire' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: `${name}: Reads the messages of others` }).press('Space')
    await page.keyboard.press('d')
    await expect(page.getByText('Reads the messages of others').last()).toBeVisible()
    await choose(/Preview/)
    await expect(page.getByText(/You are viewing the panel as/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/You are viewing the panel as/)).toBeHidden()
  })

  it('profile sets and their photos', async ({ journey }) => {
    const { page, db, siteowner } = await openAsAdmin(journey, '/')
    const { id } = await makeSetWithPhotos(db, {
      siteowner_id: siteowner.id,
      name: 'Marianne',
      seeds: [1, 2],
    })
    await page.goto('/profilesets')
    await expect(row(page, 'Marianne')).toBeVisible()
    await page.keyboard.press('v')
    await expect(focusedTab(page)).toContainText('All')
    await page.keyboard.press('/')
    await page.keyboard.type('Nobody')
    await expect(row(page, 'Marianne')).toBeHidden()
    // Playwright begins to intercept choosers some time after this call: the page loads meanwhile.
    const chooser = page.waitForEvent('filechooser')
    await page.goto(`/profilesets/${id}`)
    const photos = page.getByRole('grid').getByRole('row')
    await expect(photos).toHaveCount(2)
    await page.keyboard.press('u')
    expect((await chooser).isMultiple()).toBe(true)
    const { run } = usePalette()
    await openDialogs(page, 'ytn')
    await photos.first().focus()
    await run(page, 'remove photo')
    await expect(photos).toHaveCount(1)
  })

  it('profile texts', async ({ journey }) => {
    const { page, db, siteowner, tom } = await openAsAdmin(journey, '/')
    const body = 'On Sundays I bake sourdough for nobody but me and do the crossword until the tea is cold.'
    const own = { siteowner_id: siteowner.id, writer_id: tom.operator.id, body, min_length: 30 }
    await makeProfileText(db, own)
    await makeProfileText(db, { ...own, status: 'approved', approved_at: new Date().toISOString() })
    await page.goto('/profilesets/profile-text?status=to_review')
    await expect(page.getByText('Choose a text, or take the next one')).toBeVisible()
    await page.keyboard.press('n')
    await page.locator('button[aria-keyshortcuts="O"]').waitFor()
    await openDialogs(page, 'o')
    await page.keyboard.press('s')
    await expect(page.locator('button[aria-keyshortcuts="O"]')).toBeHidden()
  })

  it('site owners and thresholds', async ({ journey }) => {
    const { page, siteowner } = await openAsAdmin(journey, '/settings')
    await expect(page.getByRole('link', { name: siteowner.name })).toBeVisible()
    const { page: chief } = await openAsAdmin(journey, '/settings', { siteowner_ids: null })
    await expect(chief.getByRole('link', { name: siteowner.name })).toBeVisible()
    await openDialogs(chief, 'n')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
    const { run, blockedReason } = usePalette()
    expect(await blockedReason(page, 'siteowner test')).not.toBe('')
    expect(await blockedReason(page, 'siteowner check')).not.toBe('')
    await page.keyboard.press('n')
    await page.keyboard.type('York')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('code', { hasText: 'opk_live_' })).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('c')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^opk_live_/)
    await page.goto(`/settings/siteowners/${siteowner.id}?tab=deliveries`)
    await expect(page.getByRole('heading', { name: 'Delivery log' })).toBeVisible()
    expect(await blockedReason(page, 'siteowner replay')).not.toBe('')
    await chief.goto('/settings/thresholds')
    const extra = chief.getByLabel('Extra replies in a row without a question')
    const before = await extra.inputValue()
    await extra.fill('9')
    await run(chief, 'settings discard')
    await expect(extra).toHaveValue(before)
  })
})
