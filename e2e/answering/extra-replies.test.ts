import type { Locator, Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { newerQuestion } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

async function openChat({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const openTab = async () => {
    const page = await open('/queue', cookie)
    await expect(page.locator('textarea:focus')).toBeVisible()
    return page
  }
  return { ...world, colin, openTab, page: await openTab() }
}

/** The customer writes again just before the next send arrives. */
const writeBeforeSend = (page: Page, colin: { write(text: string): Promise<unknown> }) =>
  intercept(
    page,
    '**/api/conversations/*/messages',
    async (route) => {
      await colin.write('Forget that')
      await route.continue()
    },
    { times: 1 },
  )

/** Records the bodies of the requests with which the page sends messages. */
function watchSends(page: Page) {
  const bodies: { next?: string; extra?: boolean; confirmed?: boolean }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/conversations\/\d+\/messages$/.test(request.url()))
      bodies.push(request.postDataJSON())
  })
  return bodies
}

const optionsOf = async (page: Page) => {
  await page.keyboard.press('Control+k')
  const option = (id: string) => page.locator(`[role=option][data-action="${id}"]`)
  const texts = [await option('send and next').innerText(), await option('send').innerText()]
  await page.keyboard.press('Escape')
  await expect(page.locator('textarea:focus')).toBeVisible()
  return texts.map((text) => text.split('\n')[0])
}

async function sendAndStay(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(bubble(page, text)).toBeVisible()
  await expect(editor(page)).toHaveValue('')
}

describe('the same chat in two browsers', () => {
  it('is answered once: the other page shows that, and can send its text as an extra reply', async ({
    journey,
  }) => {
    const { page, openTab, sent } = await openChat(journey)
    const other = await openTab()
    await other.keyboard.type('Hello to you')
    await sendAndStay(page, 'Hello to you')
    await expect(bubble(other, 'Hello to you')).toBeVisible()
    await other.keyboard.press('Control+Enter')
    await expect(other.getByText('This chat is answered already: “Hello to you”')).toBeVisible()
    await expect(editor(other)).toHaveValue('Hello to you')
    expect(await findAccessibilityViolations(other)).toEqual([])
    expect(await sent()).toMatchObject([{ type: 'reply' }])
    await other.getByRole('button', { name: 'Send as extra reply' }).click()
    await expect.poll(sent).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
  })
})

describe('a chat that was answered and is still in hand', () => {
  it('accepts a further message as an extra reply, with buttons that say so', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    const bodies = watchSends(page)
    expect(await optionsOf(page)).toEqual(['Send & next', 'Send, stay here'])
    await sendAndStay(page, 'Hello to you')
    const goOn = page.getByRole('button', { name: 'Send extra & next' })
    await expect(goOn).toBeVisible()
    expect(await optionsOf(page)).toEqual(['Send extra & next', 'Send extra, stay here'])
    // Longer words, and still one line.
    const middleOf = async (button: Locator) => {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      return y + height / 2
    }
    expect(await middleOf(goOn)).toBeCloseTo(await middleOf(page.getByRole('button', { name: /^Photo/ })), 0)
    await page.keyboard.type('And good morning')
    await page.getByRole('button', { name: 'Send extra', exact: false }).first().click()
    await expect(bubble(page, 'And good morning')).toBeVisible()
    expect(await sent()).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
    expect(bodies.map(({ extra }) => extra)).toEqual([undefined, true])
  })

  it('asks before a fourth extra reply in a row, and sends it once after confirmation', async ({
    journey,
  }) => {
    const { page, sent } = await openChat(journey)
    const bodies = watchSends(page)
    for (const text of ['Hello to you', 'One', 'Two', 'Three']) await sendAndStay(page, text)
    await page.keyboard.type('Four')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(page.getByText('Extra replies in a row: 3. Colin has not written since.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(editor(page)).toHaveValue('Four')
    expect(await sent()).toHaveLength(4)
    // The question replaces the send buttons, so that no key is shown twice.
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
    await expect(page.locator('form [aria-keyshortcuts$="+Enter"]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Send one more' }).click()
    await expect(bubble(page, 'Four')).toBeVisible()
    expect(await sent()).toHaveLength(5)
    expect(bodies.map(({ confirmed }) => confirmed).filter(Boolean)).toEqual([true])
    // It stays in the chat, as the first key press asked.
    expect(bodies.map(({ next }) => next).filter(Boolean)).toEqual([])
  })
})

describe('sending anyway', () => {
  it('after the customer wrote again stays in the chat if the text was sent to stay', async ({ journey }) => {
    const { page, colin, makeCustomer, sent } = await openChat(journey)
    await (await makeCustomer('Henk')).write('Next, please')
    const bodies = watchSends(page)
    await writeBeforeSend(page, colin)
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(newerQuestion(page, 'Forget that')).toBeVisible()
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await expect(bubble(page, 'Hello to you')).toBeVisible()
    await expect.poll(sent).toMatchObject([{ body: 'Hello to you' }])
    expect(bodies.map(({ next }) => next)).toEqual([undefined, undefined])
    expect(await bubble(page, 'Next, please').count()).toBe(0)
  })

  it('continues with the next chat if the text was sent with Send & next', async ({ journey }) => {
    const { page, colin, makeCustomer } = await openChat(journey)
    await (await makeCustomer('Henk')).write('Next, please')
    await writeBeforeSend(page, colin)
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await expect(bubble(page, 'Next, please')).toBeVisible()
  })
})
