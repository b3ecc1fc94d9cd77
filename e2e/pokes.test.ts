import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { planPokes } from '../server/src/features/poke-rules/plan-pokes.ts'
import { makePokeRule, makeSilent } from '../server/src/testing/pokes.ts'
import { findBarriers, useBrowser } from './browser.ts'
import { takesKeys } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const nothing = (page: Page) => page.getByText('No chats for you right now')
type World = Awaited<ReturnType<typeof makeWorld>>

/** A customer of this world who has been silent since we wrote "Sleep well". */
const fallSilent = ({ db, siteowner }: World, name: string) =>
  makeSilent(db, { siteowner, customer: { name }, minutes: 90 })

const makeAdmin = ({ makeColleague }: World) =>
  makeColleague('Sanne W.', { level: { rights: ['manage_operators'] } })

/** Moves the focus on until it is on the field with this label. */
async function tabTo(page: Page, label: string) {
  const wanted = page.getByLabel(label, { exact: true })
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${label}`)
}

describe('the poke queue, by keyboard alone', () => {
  it('gives a due poke, which is sent with Ctrl+Enter', async () => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    const { cookie, operator } = await world.makeColleague('Anna V.')
    const page = await open('/', cookie)
    await page.getByText('Poke queue').first().waitFor()
    await page.keyboard.press('1')
    await bubble(page, 'Sleep well').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Did you sleep well?')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
    expect((await world.sent()).at(-1)).toMatchObject({
      body: 'Did you sleep well?',
      type: 'poke',
      operator_id: operator.id,
    })
  })

  it('keeps the text of a poke too many, and says why it was not sent', async () => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id, most_in_a_row: 2 })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/poke-queue', cookie)
    await bubble(page, 'Sleep well').waitFor()
    await world.db
      .updateTable('conversations')
      .set({ poke_count: 2 })
      .where('siteowner_id', '=', world.siteowner.id)
      .execute()
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('One more')
    await page.keyboard.press('Control+Enter')
    await page.getByText('No more pokes may be sent to this customer now. Your text is kept.').waitFor()
    expect(await page.getByRole('textbox', { name: /^Your message to/ }).inputValue()).toBe('One more')
  })
})

describe('the combi queue', () => {
  it('serves pokes and chats, the oldest first, and goes on by itself when the next customer writes', async () => {
    const world = await makeWorld()
    await makePokeRule(world.db, { siteowner_id: world.siteowner.id })
    await fallSilent(world, 'Colin')
    await planPokes(world.db)
    await (await world.makeCustomer('Henk')).write('Henk says hello')
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/queue?smart=1', cookie)
    await bubble(page, 'Sleep well').waitFor()
    await page.keyboard.type('Good morning')
    await page.keyboard.press('Control+Enter')
    await bubble(page, 'Henk says hello').waitFor()
    await takesKeys(page)
    await page.keyboard.type('Hello Henk')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
    await (await world.makeCustomer('Paola')).write('Is anybody there?')
    await bubble(page, 'Is anybody there?').waitFor()
    expect((await world.sent()).slice(1).map(({ type }) => type)).toEqual(['poke', 'reply'])
  })
})

describe('poke rules', () => {
  it('are changed by an admin by keyboard; who waits for a poke gets it by itself', async () => {
    const world = await makeWorld()
    await fallSilent(world, 'Colin')
    const anna = await world.makeColleague('Anna V.')
    const waiting = await open('/poke-queue', anna.cookie)
    await nothing(waiting).waitFor()
    await waiting.getByText('Nothing waits in this queue.').waitFor()

    const page = await open('/', (await makeAdmin(world)).cookie)
    await page.getByRole('link', { name: 'Poke rules' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: world.siteowner.name }).waitFor()
    await tabTo(page, 'Poke silent customers')
    await page.keyboard.press('Space')
    await tabTo(page, 'Minutes of silence before a poke')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('0')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Enter a whole number from 1 to 525,600.').waitFor()
    await page.locator('input:focus[aria-invalid="true"]').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Control+A')
    await page.keyboard.type('60')
    for (const field of ['Quiet hours from', 'Quiet hours until']) {
      await tabTo(page, field)
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
    }
    await page.keyboard.press('Control+Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findBarriers(page)).toEqual([])

    await bubble(waiting, 'Sleep well').waitFor()
    await page.reload()
    await page.getByText('Pokes on').waitFor()
    expect(await page.getByLabel('Minutes of silence before a poke').inputValue()).toBe('60')
  })

  it('are refused to others, who are told why', async () => {
    const world = await makeWorld()
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/poke-rules', cookie)
    await page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor()
    await page.getByText(/“Poke rules” is for people with the right “Manage operators”/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('heading', { name: 'Poke queue' }).waitFor()
    expect(await page.getByRole('link', { name: 'Poke rules' }).count()).toBe(0)
  })
})
