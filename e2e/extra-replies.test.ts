import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { newerQuestion } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

async function openChat() {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const openTab = async () => {
    const page = await open('/queue', cookie)
    await page.locator('textarea:focus').waitFor()
    return page
  }
  return { ...world, colin, openTab, page: await openTab() }
}

/** What the page asks the server to send. */
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
  await page.locator('textarea:focus').waitFor()
  return texts.map((text) => text.split('\n')[0])
}

async function sendAndStay(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Shift+Enter')
  await bubble(page, text).waitFor()
  await expect.poll(() => editor(page).inputValue()).toBe('')
}

describe('the same chat in two browsers', () => {
  it('is answered once: the other is told, and may send its text as an extra reply', async () => {
    const { page, openTab, sent } = await openChat()
    const other = await openTab()
    await other.keyboard.type('Hello to you')
    await sendAndStay(page, 'Hello to you')
    await bubble(other, 'Hello to you').waitFor()
    await other.keyboard.press('Control+Enter')
    await other.getByText('This chat is answered already: “Hello to you”').waitFor()
    expect(await editor(other).inputValue()).toBe('Hello to you')
    expect(await findBarriers(other)).toEqual([])
    expect(await sent()).toMatchObject([{ type: 'reply' }])
    await other.getByRole('button', { name: 'Send as extra reply' }).click()
    await expect.poll(sent).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
  })
})

describe('a chat that was answered and not left', () => {
  it('takes what follows as an extra reply, with buttons that say so', async () => {
    const { page, sent } = await openChat()
    const bodies = watchSends(page)
    expect(await optionsOf(page)).toEqual(['Send & next', 'Send, stay here'])
    await sendAndStay(page, 'Hello to you')
    const goOn = page.getByRole('button', { name: 'Send extra & next' })
    await goOn.waitFor()
    expect(await optionsOf(page)).toEqual(['Send extra & next', 'Send extra, stay here'])
    // Longer words, and still one line.
    const middleOf = async (button: Locator) => {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      return y + height / 2
    }
    expect(await middleOf(goOn)).toBeCloseTo(await middleOf(page.getByRole('button', { name: /^Photo/ })), 0)
    await page.keyboard.type('And good morning')
    await page.getByRole('button', { name: 'Send extra', exact: false }).first().click()
    await bubble(page, 'And good morning').waitFor()
    expect(await sent()).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
    expect(bodies.map(({ extra }) => extra)).toEqual([undefined, true])
  })

  it('asks before a fourth extra reply in a row, and sends it once that is confirmed', async () => {
    const { page, sent } = await openChat()
    const bodies = watchSends(page)
    for (const text of ['Hello to you', 'One', 'Two', 'Three']) await sendAndStay(page, text)
    await page.keyboard.type('Four')
    await page.keyboard.press('Control+Shift+Enter')
    await page.getByText('Extra replies in a row: 3. Colin has not written since.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await editor(page).inputValue()).toBe('Four')
    expect(await sent()).toHaveLength(4)
    // The question takes the place of the buttons that send: no key is printed twice.
    await page.getByRole('button', { name: 'Edit' }).and(page.locator(':focus')).waitFor()
    expect(await page.locator('form [aria-keyshortcuts$="+Enter"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Send one more' }).click()
    await bubble(page, 'Four').waitFor()
    expect(await sent()).toHaveLength(5)
    expect(bodies.map(({ confirmed }) => confirmed).filter(Boolean)).toEqual([true])
    // It stays, as was asked for at first.
    expect(bodies.map(({ next }) => next).filter(Boolean)).toEqual([])
  })
})

describe('sending anyway', () => {
  it('after the customer wrote again stays in the chat when that was how the text was sent', async () => {
    const { page, colin, makeCustomer, sent } = await openChat()
    await (await makeCustomer('Henk')).write('Next, please')
    const bodies = watchSends(page)
    await page.route(
      '**/api/conversations/*/messages',
      async (route) => {
        await colin.write('Forget that')
        await route.continue()
      },
      { times: 1 },
    )
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Shift+Enter')
    await newerQuestion(page, 'Forget that').waitFor()
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await bubble(page, 'Hello to you').waitFor()
    await expect.poll(sent).toMatchObject([{ body: 'Hello to you' }])
    expect(bodies.map(({ next }) => next)).toEqual([undefined, undefined])
    expect(await bubble(page, 'Next, please').count()).toBe(0)
  })

  it('goes on to the next chat when the text was sent with that', async () => {
    const { page, colin, makeCustomer } = await openChat()
    await (await makeCustomer('Henk')).write('Next, please')
    await page.route(
      '**/api/conversations/*/messages',
      async (route) => {
        await colin.write('Forget that')
        await route.continue()
      },
      { times: 1 },
    )
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await bubble(page, 'Next, please').waitFor()
  })
})
