import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { installClock } from '../clock.ts'
import { bubble, editor, expectInEditor, heading } from '../commands.ts'
import { expireLease, holdChat, itemOf, setIdle, waitWithoutInput } from '../idle-operator.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Still there?' })

const openChat = async ({ open, makeWorld }: Journey) => holdChat(open, await makeWorld())

describe('a chat in hand without input for two minutes', () => {
  it('asks whether somebody is there, is not renewed, and is kept by any key, which is not typed', async ({
    journey,
  }) => {
    const { page } = await openChat(journey)
    const renewals: { since_input: number }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/renew')) renewals.push(request.postDataJSON())
    })
    await page.clock.fastForward(90_000)
    expect(await question(page).count()).toBe(0)
    await page.clock.fastForward(31_000)
    await expect(question(page)).toBeVisible()
    await expect(page.getByText('No activity for 2 min')).toBeVisible()
    await expect(page.getByText('Back to the queue', { exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const before = renewals.length
    await page.clock.fastForward(26_000)
    // The page asks whether the lease has expired, and reports that nobody is there.
    expect(renewals.slice(before).every((renewal) => renewal.since_input > 120)).toBe(true)
    await page.keyboard.press('x')
    await expect(question(page)).not.toBeAttached()
    await expect.poll(() => renewals.at(-1)).toEqual({ since_input: 0 })
    await page.keyboard.press('!')
    await expect(editor(page)).toHaveValue('Half a thought!')
  })

  it('is also kept by the pointer, and Ctrl+Enter sends nothing then', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    for (const input of [
      () => page.mouse.move(400, 300),
      () => page.mouse.wheel(0, 10),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      await page.clock.fastForward(121_000)
      await expect(question(page)).toBeVisible()
      await input()
      await expect(question(page)).not.toBeAttached()
    }
    expect(await sent()).toEqual([])
    await expect(editor(page)).toHaveValue('Half a thought')
  })

  it('returns to its queue: the page says so, keeps the draft, and continues with a key', async ({
    journey,
  }) => {
    const { page, ...world } = await openChat(journey)
    await page.clock.fastForward(121_000)
    await expect(question(page)).toBeVisible()
    // The server's clock has not moved.
    await setIdle(world, 200)
    await expireLease(world)
    await expect(page.getByText('This chat went back to its queue')).toBeVisible()
    await expect(page.getByText(/^Returned to its queue at .* because you were inactive/)).toBeVisible()
    await expect(page.getByText('Your draft is kept')).toBeVisible()
    await expect.poll(() => itemOf(world)).toMatchObject({ expires_at: null, due_at: expect.any(String) })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.clock.fastForward(1_100)
    // The text is kept: nothing is asked.
    await page.keyboard.press('Control+Enter')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('Half a thought')
    expect(await itemOf(world)).toMatchObject({ expires_at: expect.any(String) })
  })

  it('is kept by input in another tab', async ({ journey }) => {
    const { page } = await openChat(journey)
    const other = await page.context().newPage()
    await other.goto('/')
    await expect(heading(other, 'Queue statistics')).toBeVisible()
    await page.clock.fastForward(100_000)
    await other.keyboard.press('j')
    await page.clock.fastForward(100_000)
    expect(await question(page).count()).toBe(0)
    await page.clock.fastForward(21_000)
    await expect(question(page)).toBeVisible()
    await other.mouse.move(300, 200)
    await expect(question(page)).not.toBeAttached()
  })

  it('causes a signal for operators who have chosen one', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.evaluate(() => {
      localStorage.setItem('signals', 'notification')
      document.hasFocus = () => false
      const shown: string[] = []
      class RecordedNotification {
        static permission = 'granted'
        constructor(title: string) {
          shown.push(title)
        }
        close() {}
      }
      Object.assign(window, { Notification: RecordedNotification, shown })
    })
    await page.clock.fastForward(121_000)
    await expect(question(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(['Still there?'])
  })
})

describe('nothing is claimed without input', () => {
  it('when an empty queue gets an item: a chat waits until Enter, and a pointer movement opens none', async ({
    open,
    makeWorld,
  }) => {
    const world = await makeWorld()
    const page = await waitWithoutInput(open, world)
    const claims: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/claim')) claims.push(request.url())
    })
    await (await world.makeCustomer('Colin')).write('Hello?')
    await expect(heading2(page, 'A chat waits for you')).toBeVisible()
    await expect(page.getByText('Chat, English')).toBeVisible()
    await expect(page.getByText('1 chat', { exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.mouse.move(400, 300)
    // It checks again by itself.
    await page.clock.fastForward(16_000)
    await expect(heading2(page, 'A chat waits for you')).toBeVisible()
    expect(claims).toEqual([])
    expect(await itemOf(world)).toMatchObject({ expires_at: null })
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await expectInEditor(page)
  })

  it('when another operator claims the waiting chat: it no longer waits', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    const page = await waitWithoutInput(open, world)
    await (await world.makeCustomer('Colin')).write('Hello?')
    await expect(heading2(page, 'A chat waits for you')).toBeVisible()
    const tom = await open('/queue', (await world.makeColleague('Tom B.')).cookie)
    await expect(bubble(tom, 'Hello?')).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
  })

  it('when a break ends by itself', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    await (await world.makeCustomer('Colin')).write('Hello?')
    const { cookie, operator } = await world.makeColleague('Anna V.')
    const { id } = await world.db
      .insertInto('away_times')
      .values({
        operator_id: operator.id,
        reason_words: 'Doorbell',
        ends_at: sql<string>`now() + interval '2 minutes'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await open('/login', cookie)
    await installClock(page)
    await page.goto('/queue')
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.fastForward(40_000)
    await world.db
      .updateTable('away_times')
      .set({ ends_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    // The page requests again by itself.
    await page.clock.fastForward(31_000)
    await expect(heading2(page, 'A chat waits for you')).toBeVisible()
    expect(await itemOf(world)).toMatchObject({ expires_at: null })
    await expect(page.getByRole('button', { name: 'Open the chat' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Hello?')).toBeVisible()
  })

  it('but with input, a chat opens by itself', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    const anna = await makeColleague('Anna V.')
    const page = await open('/queue', anna.cookie)
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await (await makeCustomer('Colin')).write('Hello?')
    await expect(bubble(page, 'Hello?')).toBeVisible()
  })

  it('when the response to Send & next is late: its chat returns to its queue', async ({ journey }) => {
    const { page, makeCustomer, ...world } = await openChat(journey)
    await (await makeCustomer('Henk')).write('And me?')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await intercept(page, '**/api/conversations/*/messages', async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await world.sent()).length).toBe(1)
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000)).catch(() => {})
    release()
    await page.clock.resume()
    await expect(heading2(page, 'A chat waits for you')).toBeVisible()
  })
})

const heading2 = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
