import { type Browser, chromium, type Page } from '@playwright/test'
import { sweepExpired } from '../../server/src/features/conversations/leases/sweep.ts'
import { intercept } from '../browser.ts'
import { keysWork, newerQuestion, sendAnyway } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const question = 'Are you sure you want to continue without sending your message?'

async function openChat({ open, makeWorld }: Journey, own: { team_id?: number } = {}, ...before: string[]) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write(...before, 'Hello?')
  const anna = await world.makeColleague('Anna V.', own)
  const page = await open('/queue', anna.cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.keyboard.type('Hello to you')
  return { ...world, colin, page, anna }
}

async function expectQuestion(page: Page) {
  const back = page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Go back' })
  await expect(back).toBeFocused()
}

const continueWithoutSending = (page: Page) =>
  page.getByRole('button', { name: 'Continue without sending' }).press('Enter')

describe('unsent text causes a question', () => {
  it('before the sign-out, which keeps it and neither sends nor deletes it', async ({ journey }) => {
    const { page, sent, anna, db } = await openChat(journey)
    const logout = page.getByRole('button', { name: 'Logout' })
    await logout.press('Enter')
    await expectQuestion(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await logout.press('Enter')
    await expectQuestion(page)
    for (const key of '123') await page.keyboard.press(key)
    const kept = `skipped:${anna.operator.id}`
    await page.evaluate((key) => localStorage.setItem(key, '[]'), kept)
    await continueWithoutSending(page)
    await page.waitForURL('**/login')
    // The sign-out removes what the browser has stored about conversations.
    expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull()
    expect(await sent()).toEqual([])
    const drafts = () => db.selectFrom('drafts').where('operator_id', '=', anna.operator.id).select('body')
    await expect.poll(() => drafts().execute()).toEqual([{ body: 'Hello to you' }])
  })

  it('before a link is followed, and stays a draft', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    const back = page.getByRole('link', { name: 'Back to main panel' })
    await back.press('Enter')
    await expectQuestion(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('textarea:focus')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/queue')
    await back.press('Enter')
    await expectQuestion(page)
    await continueWithoutSending(page)
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    expect(await sent()).toEqual([])
    await page.keyboard.press('2')
    await expect(editor(page)).toHaveValue('Hello to you')
  })

  it('of the browser before it closes the tab or opens another URL, also when the draft is saved', async ({
    journey,
  }) => {
    const { page } = await openChat(journey)
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    const dialogTypes: string[] = []
    page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type())
      void dialog.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => dialogTypes).toEqual(['beforeunload'])
    await page.evaluate(() => location.assign('/poke-queue'))
    await expect.poll(() => dialogTypes).toEqual(['beforeunload', 'beforeunload'])
    await expect(editor(page)).toHaveValue('Hello to you')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.close({ runBeforeUnload: true })
    await page.waitForEvent('close')
    expect(dialogTypes).toHaveLength(2)
  })

  it('but not for the key of the open queue, which leaves nothing', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    await page.keyboard.press('/')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('!')
    await expect(editor(page)).toHaveValue('Hello to you!')
    expect(await page.getByText(question).count()).toBe(0)
  })
})

describe('typed text survives', () => {
  it('a kill of the browser', async ({ launchOptions, open, makeWorld, panel, onTestFinished }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const { cookie } = await makeColleague('Anna V.')
    const server = await chromium.launchServer(launchOptions)
    onTestFinished(() => server.close())
    const browser: Browser = await chromium.connect(server.wsEndpoint())
    const address = panel.address
    const context = await browser.newContext({ baseURL: address })
    await context.addCookies([{ ...cookie, url: address }])
    const page = await context.newPage()
    await page.goto('/queue')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Half a thought')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    server.process().kill('SIGKILL')
    const again = await open('/queue', cookie)
    await expect(editor(again)).toHaveValue('Half a thought')
  })

  it('a crash of the page before the server has it', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.route('**/draft', (route) => route.abort())
    await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible()
    const context = page.context()
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => {})
    await crashed
    const again = await context.newPage()
    await again.goto('/queue')
    await expect(editor(again)).toHaveValue('Hello to you')
  })
})

describe('an answer replies to what the operator saw', () => {
  it('a message that arrives between the key press and the request is shown and asked about, once each', async ({
    journey,
  }) => {
    const { page, colin, sent } = await openChat(journey)
    const news = ['Forget that', 'No, wait']
    const outcomes: number[] = []
    await intercept(page, '**/api/conversations/*/messages', async (route) => {
      const text = news.shift()
      if (text) await colin.write(text)
      const response = await route.fetch()
      outcomes.push(response.status())
      await route.fulfill({ response })
    })
    await page.keyboard.press('Control+Enter')
    for (const text of ['Forget that', 'No, wait']) {
      await expect(newerQuestion(page, text)).toBeVisible()
      await expect(bubble(page, text)).toBeVisible()
      await expect(editor(page)).toHaveValue('Hello to you')
      await sendAnyway(page)
    }
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(outcomes).toEqual([409, 409, 200])
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
  })

  it('a message below the visible part is counted, and asked about before the text is sent', async ({
    journey,
  }) => {
    const before = Array.from({ length: 60 }, (_, number) => `Thought ${number}`)
    const { page, colin, sent } = await openChat(journey, {}, ...before)
    const log = page.getByRole('region', { name: 'Messages' })
    await log.evaluate((scroller) => {
      scroller.scrollTop = -600
    })
    await colin.write('Are you there?')
    await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(newerQuestion(page, 'Are you there?')).toBeVisible()
    expect(await sent()).toEqual([])
    await sendAnyway(page)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toHaveLength(1)
  })
})

describe('a chat that another operator claims meanwhile', () => {
  for (const viewer of [
    { team_id: 22, text: 'Tom B. is answering this chat' },
    { team_id: 21, text: 'Another operator is answering this chat' },
  ])
    it(`is locked, named as team ${viewer.team_id} may know: the text stays, and continuing asks nothing`, async ({
      journey,
      open,
    }) => {
      const { page, db, anna, makeColleague, sent } = await openChat(journey, { team_id: viewer.team_id })
      const next = page.getByRole('button', { name: 'Next chat' })
      // The page does not notice that it has lost the chat before the other operator has it.
      await page.route('**/api/leases/**', (route) => route.abort())
      const past = new Date(Date.now() - 1_000).toISOString()
      await db
        .updateTable('queue_items')
        .set({ expires_at: past })
        .where('operator_id', '=', anna.operator.id)
        .execute()
      await sweepExpired(db)
      const tom = await makeColleague('Tom B.')
      const other = await open('/queue', tom.cookie)
      await expect(bubble(other, 'Hello?')).toBeVisible()
      await page.unroute('**/api/leases/**')
      await page.keyboard.press('Control+Enter')
      await expect(
        page.getByRole('region', { name: 'Who is answering' }).getByText(viewer.text),
      ).toBeVisible()
      await expect(page.getByText('Hello to you', { exact: true })).toBeVisible()
      await expect(other.locator('textarea:focus')).toBeVisible()
      await other.keyboard.type('Hello, here is Tom')
      await other.keyboard.press('Control+Enter')
      await expect(other.getByText('No chats for you right now')).toBeVisible()
      expect(await sent()).toMatchObject([{ body: 'Hello, here is Tom' }])

      await keysWork(page)
      await next.press('Enter')
      await expect(page.getByText('No chats for you right now')).toBeVisible()
    })
})

it('a lost connection is shown at every width, and the draft does not claim to be saved', async ({
  journey,
}) => {
  const { page, sent } = await openChat(journey)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().setOffline(true)
  await expect(page.getByText(/^No connection since .+ Your text is saved in this browser/)).toBeVisible()
  await editor(page).focus()
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByText('Can’t reach the server. Your draft is safe and will be sent when you’re back online.', {
      exact: false,
    }),
  ).toBeVisible()
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible()
  expect(await page.getByText('Saving draft').count()).toBe(0)
  await page.context().setOffline(false)
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  expect(await sent()).toMatchObject([{ body: 'Hello to you!' }])
})
