import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const countdown = (page: Page) => page.getByRole('timer')

describe('a break', () => {
  it('begins with a reason, is told to coaches at once, and ends when the operator is back', async () => {
    const { makeCustomer, makeColleague, sent } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const anna = await makeColleague('Anna V.')
    const page = await open('/queue', anna.cookie)
    const ilse = await makeColleague('Ilse M.', { permissions_id: 150 })
    const coach = await open('/', ilse.cookie)
    const line = coach
      .getByRole('list', { name: 'Team 22' })
      .getByRole('listitem')
      .filter({ hasText: 'Anna V.' })
    await line.getByText('Answering, English').waitFor()
    await bubble(page, 'Hello?').waitFor()
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Half a thought')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    const asked = page.getByRole('alertdialog', { name: /^Are you sure/ })
    await asked.getByRole('button', { name: 'Go back and continue' }).and(page.locator(':focus')).waitFor()
    // The digit of a reason, pressed too early: nothing is sent, and nothing deleted.
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    expect(await sent()).toEqual([])
    await page.keyboard.press('Tab')
    await asked
      .getByRole('button', { name: 'Continue without sending' })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Away from chat' })
    await dialog.getByRole('radio', { name: 'Glass of water' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Say why you go away.').waitFor()
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: /^Away from chat until/ }).waitFor()
    expect(await countdown(page).textContent()).toMatch(/^(2:00|1:\d\d)$/)
    expect(await findBarriers(page)).toEqual([])

    await line.getByText(/^Glass of water, since \d\d:\d\d$/).waitFor()
    await line.getByText(/^Away, back in [12]:\d\d$/).waitFor()
    await coach.getByText('Anna V. is away: Glass of water').waitFor()
    expect(await findBarriers(coach)).toEqual([])

    await page.reload()
    await countdown(page).waitFor()
    const second = await page.context().newPage()
    await second.goto('/')
    await countdown(second).waitFor()
    await second.close()

    await page.keyboard.press('a')
    await bubble(page, 'Hello?').waitFor()
    await expect.poll(() => editor(page).inputValue()).toBe('Half a thought')
    await line.getByText('Answering, English').waitFor()
  })

  it('ends by itself: the page goes on with the queue', async () => {
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
    await countdown(page).waitFor()
    await bubble(page, 'Hello?').waitFor()
    await page.getByText('Your break is over.').waitFor()
  })

  it('can be taken where there is no chat: by key on every page, and by its button', async () => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    await page.getByRole('region', { name: 'My day' }).getByRole('button', { name: 'Away' }).waitFor()
    expect(await page.getByText('Who is here').count()).toBe(0)
    await page.keyboard.press('a')
    await page.getByRole('dialog', { name: 'Away from chat' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('2')
    await page.getByText('No chats for you right now').waitFor()
    await page.getByRole('button', { name: 'Away' }).press('Enter')
    await page.getByRole('textbox', { name: 'Reason in your own words' }).focus()
    await page.keyboard.type('The cat is on the table')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The cat is on the table').waitFor()
    await page.getByRole('button', { name: 'I am back' }).press('Enter')
    await page.getByText('No chats for you right now').waitFor()
  })
})
