import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { editor, expectInEditor, heading } from '../commands.ts'
import { expireLease, holdChat, itemOf, setIdle } from '../idle-operator.ts'
import { describe, expect, it } from '../journey.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Unsent words' })

async function openDrawer(page: Page) {
  await page.keyboard.press('w')
  await expect(drawer(page)).toBeVisible()
}

describe('a lost chat that nobody else has', () => {
  it('is taken back with T from its own page, with the text in the editor', async ({ open, makeWorld }) => {
    const { page, anna, ...world } = await holdChat(open, await makeWorld())
    await page.clock.fastForward(121_000)
    // The server's clock has not moved.
    await setIdle(world, 200)
    await expireLease(world)
    await expect(page.getByText('This chat went back to its queue')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.clock.fastForward(1_100)
    await page.keyboard.press('t')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('Half a thought')
    expect(await itemOf(world)).toMatchObject({
      operator_id: anna.operator.id,
      expires_at: expect.any(String),
    })
  })

  it('is taken back from the drawer on any page, by keyboard', async ({ journey }) => {
    const { page, operator, ...world } = await openChat(journey, { typed: 'Half a thought' })
    await page.goto('/')
    await expect(heading(page, 'Queue statistics')).toBeVisible()
    await expireLease(world)
    await openDrawer(page)
    await expect(drawer(page).getByText('Colin')).toBeVisible()
    await expect(drawer(page).getByText('Waits, nobody has it')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Take it back' })).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('t')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('Half a thought')
    expect(await itemOf(world)).toMatchObject({ operator_id: operator.id })
  })
})

describe('the drawer of unsent words', () => {
  it('returns to the editor with its text and selection; there W is a letter', async ({ journey }) => {
    const { page } = await openChat(journey, { typed: 'Half a thought' })
    await page.keyboard.press('/')
    await expectInEditor(page)
    for (let times = 0; times < 7; times++) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Escape')
    await openDrawer(page)
    await expect(drawer(page).getByText('This chat is yours')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expectInEditor(page)
    const selected = await editor(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(selected).toBe('thought')
    await page.keyboard.press('w')
    await expect(editor(page)).toHaveValue('Half a w')
    await expect(drawer(page)).toBeHidden()
  })

  it('has the words of a cancelled dialog, and T opens it with them', async ({ journey }) => {
    const { page } = await openChat(journey)
    const title = { name: 'Skip this chat' }
    const skip = page.getByRole('dialog', title).or(page.getByRole('alertdialog', title))
    await page.keyboard.press('s')
    await expect(skip.locator(':focus')).toBeVisible()
    await page.keyboard.type('He waits at the station')
    await page.keyboard.press('Escape')
    await expect(skip).toBeHidden()
    await page.keyboard.press('Escape')
    await openDrawer(page)
    await expect(drawer(page).getByText('He waits at the station')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Go on writing' })).toBeFocused()
    await page.keyboard.press('t')
    await expect(skip.getByRole('textbox')).toHaveValue('He waits at the station')
  })

  it('lets a text go, brings it back with Z, and the editor follows', async ({ journey }) => {
    const { page } = await openChat(journey, { typed: 'Half a thought' })
    await openDrawer(page)
    await expect(drawer(page).getByText('This chat is yours')).toBeVisible()
    await page.keyboard.press('l')
    await expect(drawer(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(editor(page)).toHaveValue('')
    await page.keyboard.press('z')
    await expect(drawer(page).getByRole('button', { name: 'Go on writing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('Half a thought')
  })

  it('of somebody who signs in to the same browser has nothing of the one before', async ({ journey }) => {
    const { page, makeColleague } = await openChat(journey, { typed: 'Half a thought' })
    const tom = await makeColleague('Tom B.')
    await page.context().addCookies([{ ...tom.cookie, url: page.url() }])
    await page.goto('/')
    await expect(heading(page, 'Queue statistics')).toBeVisible()
    await openDrawer(page)
    await expect(drawer(page).getByText('Nothing is unsent')).toBeVisible()
  })
})
