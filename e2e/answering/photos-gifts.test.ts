import type { Page } from '@playwright/test'
import { makeGift, makeProfileSet, plainPicture } from '../../server/src/testing/make-attachments.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** A conversation in hand, whose profile has eight photos and two gifts. */
async function openChat(
  { open, makeWorld }: Journey,
  message: string | { text: string; photo_url: string } = 'Hello?',
) {
  const world = await makeWorld()
  const siteowner_id = world.siteowner.id
  await makeProfileSet(world.db, { siteowner_id, photos: 8, is_default: true })
  await makeGift(world.db, { siteowner_id, icon: 'cup' })
  await makeGift(world.db, { siteowner_id, name: 'A rose', credits: 8, icon: 'flower' })
  const colin = await world.makeCustomer('Colin')
  await colin.write(message)
  const { cookie, operator } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  return { ...world, page, colin, operator }
}

/** Presses keys one after the other. A single letter is a command only outside of the editor. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const chip = (page: Page, name: string) => page.getByRole('button', { name })
const log = (page: Page) => page.getByRole('log')
const isLoaded = (page: Page, name: string) =>
  log(page)
    .getByRole('button', { name })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))

describe('a photo of the profile', () => {
  it('is chosen by keyboard, sent without a text, and marked as seen', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    await press(page, 'Escape', 'p')
    await expect(page.getByRole('button', { name: 'Photo 1', exact: true })).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Enter')
    await expect(chip(page, 'Remove the photo')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await press(page, 'Control+Shift+Enter')
    await expect(log(page).getByText('Photo', { exact: true })).toBeVisible()
    expect(await isLoaded(page, 'Open photo')).toBe(true)
    expect(await sent()).toMatchObject([{ type: 'reply_photo', body: '' }])
    await expect(page.getByText('Colin has seen 1 of 8')).toBeVisible()
    await press(page, 'Escape', 'p')
    await page.getByRole('button', { name: 'Photo 5, already seen by Colin' }).click()
    await expect(page.getByText('Colin has seen this photo')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('a gift', () => {
  it('is chosen by keyboard, stays after a refusal and a reload, and is shown in the thread by its name', async ({
    journey,
  }) => {
    const { page, sent, colin } = await openChat(journey)
    await press(page, 'Escape', 'g')
    await expect(page.getByRole('button', { name: /^A pot of tea ?5 credits/ })).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await press(page, 'ArrowRight', 'Enter')
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await colin.write('Are you there?')
    await expect(log(page).getByText('Are you there?')).toBeVisible()
    await page.reload()
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await intercept(page, '**/api/conversations/*/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 'already_answered' } })
        : route.continue(),
    )
    await press(page, 'Control+Shift+Enter')
    await expect(page.getByText('This message was answered already.')).toBeVisible()
    await page.unroute('**/api/conversations/*/messages')
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await press(page, 'Control+Shift+Enter')
    await expect(log(page).getByText('A rose')).toBeVisible()
    await expect(log(page).getByText('Gift', { exact: true })).toBeVisible()
    expect(await sent()).toMatchObject([{ type: 'reply_gift', gift: 'A rose', gift_credits: 8 }])
    expect(await chip(page, 'Remove the gift').count()).toBe(0)
  })

  it('that was chosen and not sent causes a question when the chat is skipped', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    await press(page, 'Escape', 'g')
    await expect(page.getByRole('button', { name: /^A pot of tea/ })).toBeFocused()
    await press(page, 'Enter')
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await press(page, 'Escape', 's')
    await expect(page.getByRole('dialog', { name: 'Skip this chat' })).toBeVisible()
    await press(page, '1', 'Enter')
    const choices = page.getByRole('alertdialog', { name: /without sending your message/ })
    await expect(choices.locator('button:focus')).toBeVisible()
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await choices.getByRole('button', { name: 'Delete it' }).press('Enter')
    await expect(chip(page, 'Remove the gift')).not.toBeAttached()
    expect(await sent()).toEqual([])
  })

  it('is refused without the right to send replies: the page says so, and keeps the choice', async ({
    journey,
  }) => {
    const { page, sent, db, operator } = await openChat(journey)
    await press(page, 'Escape', 'g')
    await expect(page.locator('li button:focus')).toBeVisible()
    await press(page, 'Enter')
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    await db
      .updateTable('operators')
      .set({ message_types: ['poke'] })
      .where('id', '=', operator.id)
      .execute()
    await press(page, 'Control+Enter')
    await expect(page.getByText('Your account may not send replies. Your text is kept.')).toBeVisible()
    await expect(chip(page, 'Remove the gift')).toBeVisible()
    expect(await sent()).toEqual([])
  })
})

describe('a photo of the operator', () => {
  it('is uploaded from a file or pasted; other files are refused with a message in the dialog', async ({
    journey,
  }) => {
    const { page, sent } = await openChat(journey)
    const photo = await plainPicture().png().toBuffer()
    await press(page, 'Escape', 'p')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(page.getByText('This file can’t be read as an image.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'OK', exact: true }).press('Enter')
    await page.getByRole('textbox', { name: /^Your message to/ }).evaluate((field, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, photo.toString('base64'))
    await expect(page.getByText('Uploaded photo')).toBeVisible()
    await page.getByRole('button', { name: 'Remove the photo' }).press('Enter')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await press(page, 'Escape', 'p')
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: photo })
    await expect(page.getByText('Uploaded photo')).toBeVisible()
    await page.keyboard.type('Look')
    await press(page, 'Control+Shift+Enter')
    await expect(log(page).getByText('Look')).toBeVisible()
    expect(await isLoaded(page, 'Open photo')).toBe(true)
    expect(await sent()).toMatchObject([{ type: 'reply_photo', body: 'Look' }])
  })
})

describe("a customer's photo", () => {
  const blur = (page: Page, name: string) =>
    page
      .getByRole('button', { name })
      .locator('img')
      .evaluate((image) => getComputedStyle(image).filter)

  it('is covered until it is uncovered, also by Enter, and stays uncovered while the chat is open', async ({
    journey,
    panel,
  }) => {
    const { page } = await openChat(journey, { text: 'Look at this', photo_url: panel.photo })
    expect(await isLoaded(page, 'Show the covered photo')).toBe(true)
    expect(await blur(page, 'Show the covered photo')).toContain('blur')
    await page.getByRole('button', { name: 'Show the covered photo' }).press('Enter')
    expect(await blur(page, 'Open photo')).toBe('none')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Open photo' })).toBeVisible()
    await log(page).getByText('Look at this').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Cover the photo' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Show the covered photo' })).toBeVisible()
  })

  it('that does not load is replaced by a text', async ({ journey }) => {
    const { page } = await openChat(journey, {
      text: 'Look at this',
      photo_url: 'http://127.0.0.1:9/photo.png',
    })
    await expect(page.getByText('The photo did not load')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
