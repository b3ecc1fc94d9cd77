import { rights } from '@panel/contract'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { editor, expectInEditor, heading, keysWork } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const palette = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('input[role="combobox"]') })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

async function open(page: Page) {
  await keysWork(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** An admin of a new site with a customer, Colin, who has written. */
async function openAsAdmin({ makeWorld, open: openPage }: Journey) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin Waverly')
  await colin.write('Hello?')
  // The palette knows the people of all worlds.
  const name = `Bram K${world.siteowner.id}x`
  const bram = await world.makeColleague(name)
  const admin = await world.makeColleague('Sanne W.', { level: { rights: [...rights] } })
  const page = await openPage('/', admin.cookie)
  await expect(heading(page, 'Queue statistics')).toBeVisible()
  return { ...world, page, bram, name }
}

describe('the command palette finds', () => {
  it('people, chats and customers by name, also with a mistyped letter, and by number', async ({
    journey,
  }) => {
    const { page, bram, name, findChat } = await openAsAdmin(journey)
    await open(page)
    await page.keyboard.type('Colni')
    await expect(option(page, /^Colin Waverly and /)).toBeVisible()
    await expect(palette(page).getByRole('group', { name: 'Customers' })).toContainText('Colin Waverly')
    expect(await findAccessibilityViolations(page)).toEqual([])
    const { id } = await findChat()
    await field(page).fill(`#${id}`)
    await expect(option(page, `Open chat ${id}`)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/conversations/${id}$`))
    await open(page)
    await page.keyboard.type(name.toLowerCase())
    await expect(options(page).first()).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/operators/${bram.operator.id}$`))
    await expect(heading(page, name)).toBeVisible()
  })

  it('what suspends a person, whose dialog opens on their page', async ({ journey }) => {
    const { page, db, bram, name } = await openAsAdmin(journey)
    await open(page)
    await page.keyboard.type(`suspend ${name}`)
    await expect(option(page, `Suspend ${name}`)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: `Suspend ${name}` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/operators/${bram.operator.id}$`))
    // The second way: with a reason.
    await page.goto(`/operators/${bram.operator.id}?act=suspend`)
    await dialog.getByRole('textbox').fill('Left the company')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const suspended = () =>
      db
        .selectFrom('operators')
        .where('id', '=', bram.operator.id)
        .select('suspended_at')
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await suspended()).suspended_at).not.toBe(null)
    await expect(page).toHaveURL(new RegExp(`/operators/${bram.operator.id}$`))
  })

  it('nobody for who may not open their pages, and the latest choices first', async ({ journey }) => {
    const world = await journey.makeWorld()
    await world.makeColleague('Bram Kuiper')
    const anna = await world.makeColleague('Anna V.')
    const page = await journey.open('/', anna.cookie)
    await expect(heading(page, 'Queue statistics')).toBeVisible()
    await open(page)
    await page.keyboard.type('bram')
    await expect(palette(page).getByText('No command matches.')).toBeVisible()
    await field(page).fill('theme: dark')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await page.reload()
    await expect(heading(page, 'Queue statistics')).toBeVisible()
    await open(page)
    const recent = palette(page).getByRole('group', { name: 'Recent' })
    await expect(recent).not.toBeAttached()
    await page.keyboard.type('theme: light')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await open(page)
    await expect(recent.getByRole('option')).toHaveText([/Theme: dark/])
    await expect(options(page).first()).toHaveText(/Theme: dark/)
  })
})

it('what is typed before the palette has loaded is in its field, and neither in the editor nor a command', async ({
  journey,
}) => {
  const { makeWorld, openContext } = journey
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const { context, address } = await openContext()
  await context.addCookies([{ ...cookie, url: address }])
  const page = await context.newPage()
  // The palette is loaded in advance with other dialogs: its file waits until the letters were typed.
  let letGo = () => {}
  const typed = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/dialog-[^/]*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/queue')
  await expectInEditor(page)
  await keysWork(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('ki')
  letGo()
  await expect(field(page)).toHaveValue('ski')
  await expect(option(page, /^Skip/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editor(page)).toHaveValue('')
})
