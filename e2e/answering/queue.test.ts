import type { Page } from '@playwright/test'
import { endSessions } from '../../server/src/features/people/sign-in/session.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { claimChat } from '../chat-in-hand.ts'
import { sendAnyway, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

describe('the chat queue, by keyboard only', () => {
  it('returns one conversation after the other, each answered with Ctrl+Enter', async ({
    open,
    makeWorld,
  }) => {
    const { makeCustomer, makeColleague, sent } = await makeWorld()
    for (const name of ['Colin', 'Henk', 'Paola'])
      await (await makeCustomer(name)).write(`${name} says hello`)
    const { cookie, operator } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    for (const name of ['Colin', 'Henk', 'Paola']) {
      await expect(bubble(page, `${name} says hello`)).toBeVisible()
      await waitUntilKeysWork(page)
      await page.keyboard.type(`Hello ${name}`)
      await page.keyboard.press('Control+Enter')
    }
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject(
      ['Colin', 'Henk', 'Paola'].map((name) => ({
        body: `Hello ${name}`,
        type: 'reply',
        operator_id: operator.id,
      })),
    )
  })

  it('continues by itself when a customer writes', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await (await makeCustomer('Colin')).write('Is anybody there?')
    await expect(bubble(page, 'Is anybody there?')).toBeVisible()
  })

  it('stays with Ctrl+Shift+Enter, and shows the reply without a reload', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague, sent } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('What are you cooking?')
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expect(bubble(page, 'What are you cooking?')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Leek soup')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'Leek soup')).toBeVisible()
    await colin.write('With pepper?')
    await expect(bubble(page, 'With pepper?')).toBeVisible()
    // At the speed of a person: a new message counts as read after a moment.
    await page.keyboard.type('Far too much of it', { delay: 80 })
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'Far too much of it')).toBeVisible()
    expect((await sent()).map(({ type }) => type)).toEqual(['reply', 'reply'])
  })

  it('sends no empty message, and says so', async ({ journey }) => {
    const { page, sent } = await claimChat(journey)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Empty chat, send a message first.')).toBeVisible()
    expect(await sent()).toEqual([])
  })

  it('has no accessibility violations, in light and dark', async ({ journey }) => {
    const { page } = await claimChat(journey)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('typed text is never lost', () => {
  it('when the page is loaded again', async ({ journey }) => {
    const { page } = await claimChat(journey)
    await page.keyboard.type('Half a thought')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await page.reload()
    await expect.poll(() => editor(page).inputValue()).toBe('Half a thought')
  })

  it('when the customer writes at the same time: the message is shown, and the page asks once', async ({
    open,
    makeWorld,
  }) => {
    const { makeCustomer, makeColleague, sent } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('Where did I leave my keys?')
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expect(bubble(page, 'Where did I leave my keys?')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Under the doormat')
    // The page cannot load the new message.
    await page.route('**/api/conversations/*/messages?*', (route) => route.abort())
    await colin.write('Never mind, found them')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Colin wrote again while you typed', { exact: false })).toBeVisible()
    await expect(editor(page)).toHaveValue('Under the doormat')
    expect(await sent()).toEqual([])
    await sendAnyway(page)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Under the doormat' }])
  })

  it('when another operator has claimed the chat: the page says who, keeps the draft, and offers the next', async ({
    journey,
  }) => {
    const { page, anna, makeColleague, passOn, sent } = await claimChat(journey)
    await page.keyboard.type('I was about to say')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    const tom = await makeColleague('Tom B.')
    await passOn(anna.operator, tom.operator)
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('region', { name: 'Who is answering' }).getByText('Tom B. is answering this chat'),
    ).toBeVisible()
    await expect(page.getByText('I was about to say')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next chat' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    expect(await sent()).toEqual([])
  })

  it('when there is no network: it waits, and is sent once when the network is back', async ({ journey }) => {
    const { page, sent } = await claimChat(journey)
    await page.keyboard.type('Hello to you')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByText('Can’t reach the server. Your draft is safe and will be sent when you’re back online.', {
        exact: false,
      }),
    ).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    await page.context().setOffline(false)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
  })

  it('when the response to a send is lost: the same key is used again, and one message is sent', async ({
    journey,
  }) => {
    const { page, sent } = await claimChat(journey)
    const keys: (string | undefined)[] = []
    await intercept(page, '**/api/conversations/*/messages', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBeGreaterThan(1)
  })

  it('when the operator leaves: the page asks first', async ({ journey }) => {
    const { page } = await claimChat(journey)
    await page.keyboard.type('Not sent yet')
    await page.getByRole('link', { name: 'Back to main panel' }).click()
    await expect(
      page.getByText('Are you sure you want to continue without sending your message?'),
    ).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(editor(page)).toHaveValue('Not sent yet')
  })
})

describe('a session that ends', () => {
  it('leads every page to the sign-in within 5 seconds', async ({ open, makeWorld }) => {
    const { db, makeColleague } = await makeWorld()
    const { cookie, sessionId } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await endSessions(db, { sessionId })
    await page.waitForURL(/\/(login|expired)/)
  })
})

describe('many tabs of one browser', () => {
  it('share one event stream', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const first = await open('/', cookie)
    const streams: string[] = []
    first.context().on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/events') streams.push(request.url())
    })
    await expect(first.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    const second = await first.context().newPage()
    await second.goto('/queue')
    await expect(second.getByText('No chats for you right now')).toBeVisible()
    await (await makeCustomer('Colin')).write('Hello?')
    await expect(bubble(second, 'Hello?')).toBeVisible()
    expect(streams.length).toBeLessThanOrEqual(1)
  })
})
