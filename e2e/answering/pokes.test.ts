import type { Page } from '@playwright/test'
import { planPokes } from '../../server/src/features/answering/poke-rules/plan-pokes.ts'
import { makePokeRule, makeSilent } from '../../server/src/testing/pokes.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const emptyQueuePanel = (page: Page) => page.getByText('No chats for you right now')
type World = Awaited<ReturnType<Journey['makeWorld']>>

/** A customer of this world who has been silent since the message "Sleep well". */
const fallSilent = ({ db, siteowner }: World, name: string) =>
  makeSilent(db, { siteowner, customer: { name }, minutes: 90 })

const makeAdmin = ({ makeColleague }: World) =>
  makeColleague('Sanne W.', { level: { rights: ['manage_operators'] } })

/** Moves the focus to the field with this label. */
async function tabTo(page: Page, label: string) {
  const wanted = page.getByLabel(label, { exact: true })
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${label}`)
}

describe('the poke queue, by keyboard only', () => {
  it('returns a due poke, which is sent with Ctrl+Enter', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    const { cookie, operator } = await world.makeColleague('Anna V.')
    const page = await open('/', cookie)
    await expect(page.getByText('Poke queue').first()).toBeVisible()
    await page.keyboard.press('1')
    await expect(bubble(page, 'Sleep well')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Did you sleep well?')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    expect((await world.sent()).at(-1)).toMatchObject({
      body: 'Did you sleep well?',
      type: 'poke',
      operator_id: operator.id,
    })
  })

  it('keeps the text of a poke beyond the limit, and says why it was not sent', async ({
    open,
    makeWorld,
  }) => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id, most_in_a_row: 2 })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/poke-queue', cookie)
    await expect(bubble(page, 'Sleep well')).toBeVisible()
    await world.db
      .updateTable('conversations')
      .set({ poke_count: 2 })
      .where('siteowner_id', '=', world.siteowner.id)
      .execute()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('One more')
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByText('No more pokes may be sent to this customer now. Your text is kept.'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Your message to/ })).toHaveValue('One more')
  })
})

describe('the combi queue', () => {
  it('serves pokes and chats, the oldest first, and continues when the next customer writes', async ({
    open,
    makeWorld,
  }) => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    await (await world.makeCustomer('Henk')).write('Henk says hello')
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/queue?smart=1', cookie)
    await expect(bubble(page, 'Sleep well')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Good morning')
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Henk says hello')).toBeVisible()
    await waitUntilKeysWork(page)
    await page.keyboard.type('Hello Henk')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    await (await world.makeCustomer('Paola')).write('Is anybody there?')
    await expect(bubble(page, 'Is anybody there?')).toBeVisible()
    expect((await world.sent()).slice(1).map(({ type }) => type)).toEqual(['poke', 'reply'])
  })
})

describe('poke rules', () => {
  it('are changed by an admin by keyboard; then waiting customers are poked', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    await fallSilent(world, 'Colin')
    const anna = await world.makeColleague('Anna V.')
    const waiting = await open('/poke-queue', anna.cookie)
    await expect(emptyQueuePanel(waiting)).toBeVisible()
    await expect(waiting.getByText('Nothing waits in this queue.')).toBeVisible()

    const page = await open('/', (await makeAdmin(world)).cookie)
    await page.getByRole('link', { name: 'Poke rules' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: world.siteowner.name })).toBeVisible()
    await tabTo(page, 'Poke silent customers')
    await page.keyboard.press('Space')
    await tabTo(page, 'Minutes of silence before a poke')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('0')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Enter a whole number from 1 to 525,600.')).toBeVisible()
    await expect(page.locator('input:focus[aria-invalid="true"]')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+A')
    await page.keyboard.type('60')
    for (const field of ['Quiet hours from', 'Quiet hours until']) {
      await tabTo(page, field)
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
    }
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findAccessibilityViolations(page)).toEqual([])

    await expect(bubble(waiting, 'Sleep well')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Pokes on')).toBeVisible()
    await expect(page.getByLabel('Minutes of silence before a poke')).toHaveValue('60')
  })

  it('are refused to others, with the reason', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/poke-rules', cookie)
    await expect(page.getByRole('heading', { name: 'Your account may not open this page' })).toBeVisible()
    await expect(page.getByText(/“Poke rules” is for people with the right “Manage operators”/)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Poke queue' })).toBeVisible()
    expect(await page.getByRole('link', { name: 'Poke rules' }).count()).toBe(0)
  })
})
