import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'
import { openPresence } from '../presence.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const countdown = (page: Page) => page.getByRole('timer')

describe('a break', () => {
  it('starts with a reason, is shown to coaches at once, and ends when the operator is back', async ({
    open,
    makeWorld,
  }) => {
    const { makeCustomer, makeColleague, sent } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const anna = await makeColleague('Anna V.')
    const page = await open('/queue', anna.cookie)
    const { coach, line } = await openPresence(open, makeColleague)
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Half a thought')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    const question = page.getByRole('alertdialog', { name: /^Are you sure/ })
    await expect(question.getByRole('button', { name: 'Go back and continue' })).toBeFocused()
    // The digit of a reason, pressed too early: nothing is sent, and nothing deleted.
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    expect(await sent()).toEqual([])
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Continue without sending' })).toBeFocused()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Away from chat' })
    await expect(dialog.getByRole('radio', { name: 'Glass of water' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Give a reason.')).toBeVisible()
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: /^Away from chat until/ })).toBeVisible()
    await expect(countdown(page)).toHaveText(/^(2:00|1:\d\d)$/)
    expect(await findAccessibilityViolations(page)).toEqual([])

    await expect(line.getByText(/^Glass of water, since \d\d:\d\d$/)).toBeVisible()
    await expect(line.getByText(/^Away, back in [12]:\d\d$/)).toBeVisible()
    await expect(coach.getByText('Anna V. is away: Glass of water')).toBeVisible()
    expect(await findAccessibilityViolations(coach)).toEqual([])

    await page.reload()
    await expect(countdown(page)).toBeVisible()
    const second = await page.context().newPage()
    await second.goto('/')
    await expect(countdown(second)).toBeVisible()
    await second.close()

    await page.keyboard.press('a')
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await expect(editor(page)).toHaveValue('Half a thought')
    await expect(line.getByText('Answering, English')).toBeVisible()
  })

  it('ends by itself: the page continues with the queue', async ({ open, makeWorld }) => {
    const { db, makeCustomer, makeColleague } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const { cookie, operator } = await makeColleague('Anna V.')
    await db
      .insertInto('away_times')
      .values({
        operator_id: operator.id,
        reason_words: 'Doorbell',
        ends_at: new Date(Date.now() + 4_000).toISOString(),
      })
      .execute()
    const page = await open('/queue', cookie)
    await expect(countdown(page)).toBeVisible()
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await expect(page.getByText('Your break is over.')).toBeVisible()
  })

  it('can be started without a chat: by key on every page, and by its button', async ({
    open,
    makeWorld,
  }) => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    await expect(
      page.getByRole('region', { name: 'My day' }).getByRole('button', { name: 'Away' }),
    ).toBeVisible()
    expect(await page.getByText('Who is here').count()).toBe(0)
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog', { name: 'Away from chat' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).not.toBeAttached()
    await page.keyboard.press('2')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await page.getByRole('button', { name: 'Away' }).press('Enter')
    await page.getByRole('textbox', { name: 'Reason in your own words' }).focus()
    await page.keyboard.type('The cat is on the table')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('The cat is on the table')).toBeVisible()
    await page.getByRole('button', { name: 'I’m back' }).press('Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
  })
})
