import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { drawing, makeGift, makeProfileSet } from '../server/src/testing/make-attachments.ts'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

/** A conversation in hand, whose profile has eight photos and two gifts. */
async function openChat(message: string | { text: string; photo_url: string } = 'Hello?') {
  const world = await makeWorld()
  const siteowner_id = world.siteowner.id
  await makeProfileSet(world.db, { siteowner_id, photos: 8, is_default: true })
  await makeGift(world.db, { siteowner_id, icon: 'cup' })
  await makeGift(world.db, { siteowner_id, name: 'A rose', credits: 8, icon: 'flower' })
  const colin = await world.makeCustomer('Colin')
  await colin.write(message)
  const { cookie, operator } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await page.locator('textarea:focus').waitFor()
  return { ...world, page, colin, operator }
}

/** Presses keys, one after the other; the editor is left before a single letter. */
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
  it('is chosen by keyboard, sent without words, and marked as seen', async () => {
    const { page, sent } = await openChat()
    await press(page, 'Escape', 'p')
    await page.getByRole('button', { name: 'Photo 1', exact: true }).and(page.locator(':focus')).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Enter')
    await chip(page, 'Remove the photo').waitFor()
    await page.locator('textarea:focus').waitFor()
    await press(page, 'Control+Shift+Enter')
    await log(page).getByText('Photo', { exact: true }).waitFor()
    expect(await isLoaded(page, 'Open photo')).toBe(true)
    expect(await sent()).toMatchObject([{ type: 'reply_photo', body: '' }])
    await page.getByText('Colin has seen 1 of 8').waitFor()
    await press(page, 'Escape', 'p')
    await page.getByRole('button', { name: 'Photo 5, already seen by Colin' }).click()
    await page.getByText('Colin has seen this photo').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('a gift', () => {
  it('is chosen by keyboard, stays through a refusal and a reload, and stands in the thread by its name', async () => {
    const { page, sent, colin } = await openChat()
    await press(page, 'Escape', 'g')
    await page
      .getByRole('button', { name: /^A pot of tea ?5 credits/ })
      .and(page.locator(':focus'))
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, 'ArrowRight', 'Enter')
    await chip(page, 'Remove the gift').waitFor()
    await colin.write('Are you there?')
    await log(page).getByText('Are you there?').waitFor()
    await page.reload()
    await chip(page, 'Remove the gift').waitFor()
    await page.route('**/api/conversations/*/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 'already_answered' } })
        : route.continue(),
    )
    await press(page, 'Control+Shift+Enter')
    await page.getByText('This message was answered already.').waitFor()
    await page.unroute('**/api/conversations/*/messages')
    await chip(page, 'Remove the gift').waitFor()
    await press(page, 'Control+Shift+Enter')
    await log(page).getByText('A rose').waitFor()
    await log(page).getByText('Gift', { exact: true }).waitFor()
    expect(await sent()).toMatchObject([{ type: 'reply_gift', gift: 'A rose', gift_credits: 8 }])
    expect(await chip(page, 'Remove the gift').count()).toBe(0)
  })

  it('that was chosen and not sent is asked about when the chat is skipped', async () => {
    const { page, sent } = await openChat()
    await press(page, 'Escape', 'g')
    await page
      .getByRole('button', { name: /^A pot of tea/ })
      .and(page.locator(':focus'))
      .waitFor()
    await press(page, 'Enter')
    await chip(page, 'Remove the gift').waitFor()
    await page.locator('textarea:focus').waitFor()
    await press(page, 'Escape', 's')
    await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
    await press(page, '1', 'Enter')
    const choices = page.getByRole('alertdialog', { name: /without sending your message/ })
    await choices.locator('button:focus').waitFor()
    await chip(page, 'Remove the gift').waitFor()
    await choices.getByRole('button', { name: 'Delete it' }).press('Enter')
    await chip(page, 'Remove the gift').waitFor({ state: 'detached' })
    expect(await sent()).toEqual([])
  })

  it('is not sent by who may not send replies any more: it says so, and keeps the choice', async () => {
    const { page, sent, db, operator } = await openChat()
    await press(page, 'Escape', 'g')
    await page.locator('li button:focus').waitFor()
    await press(page, 'Enter')
    await chip(page, 'Remove the gift').waitFor()
    await db
      .updateTable('operators')
      .set({ message_types: ['poke'] })
      .where('id', '=', operator.id)
      .execute()
    await press(page, 'Control+Enter')
    await page.getByText('Your account may not send replies. Your text is kept.').waitFor()
    await chip(page, 'Remove the gift').waitFor()
    expect(await sent()).toEqual([])
  })
})

describe('a photo of the operator', () => {
  it('is uploaded from a file or pasted; what is no picture is refused in place', async () => {
    const { page, sent } = await openChat()
    const photo = await drawing().png().toBuffer()
    await press(page, 'Escape', 'p')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await page.getByText('This is no picture that can be read.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'OK', exact: true }).press('Enter')
    await page.getByRole('textbox', { name: /^Your message to/ }).evaluate((field, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, photo.toString('base64'))
    await page.getByText('Uploaded photo').waitFor()
    await page.getByRole('button', { name: 'Remove the photo' }).press('Enter')
    await page.locator('textarea:focus').waitFor()
    await press(page, 'Escape', 'p')
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: photo })
    await page.getByText('Uploaded photo').waitFor()
    await page.keyboard.type('Look')
    await press(page, 'Control+Shift+Enter')
    await log(page).getByText('Look').waitFor()
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

  it('is covered until it is wanted, also by Enter, and stays uncovered in this tab', async () => {
    const { page } = await openChat({ text: 'Look at this', photo_url: inject('sitePhoto') })
    expect(await isLoaded(page, 'Show the covered photo')).toBe(true)
    expect(await blur(page, 'Show the covered photo')).toContain('blur')
    await page.getByRole('button', { name: 'Show the covered photo' }).press('Enter')
    expect(await blur(page, 'Open photo')).toBe('none')
    await page.reload()
    await page.getByRole('button', { name: 'Open photo' }).waitFor()
    await log(page).getByText('Look at this').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Cover the photo' }).press('Enter')
    await page.getByRole('button', { name: 'Show the covered photo' }).waitFor()
  })

  it('that does not load says so in words', async () => {
    const { page } = await openChat({ text: 'Look at this', photo_url: 'http://127.0.0.1:9/photo.png' })
    await page.getByText('The photo did not load').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})
