import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const editor = (page: Page) => page.locator('textarea[aria-label^="Your message to"]')
const text = (page: Page) => editor(page).inputValue()
const bubble = (page: Page, said: string) => page.getByRole('log').getByText(said)
const list = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' })
const option = (page: Page, title: string) => list(page).getByRole('option', { name: title })

// Each test has a team of its own, without replies.
let teams = 4_000
const newTeam = () => ({ team_id: ++teams })

type Reply = { title: string; body: string; language?: string; team_id?: number }

/** Anna, with Colin's message in hand and these replies. */
async function answering(...replies: Reply[]) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('What are you cooking?')
  const anna = await world.makeColleague('Anna V.', newTeam())
  await keep(world, anna.operator, ...replies)
  const page = await open('/queue', anna.cookie)
  await bubble(page, 'What are you cooking?').waitFor()
  await page.locator('textarea:focus').waitFor()
  return { ...world, colin, anna, page }
}

async function keep(
  { db }: Awaited<ReturnType<typeof makeWorld>>,
  { id }: { id: number },
  ...replies: Reply[]
) {
  const rows = replies.map(({ team_id, ...reply }) => ({
    language: 'en',
    ...reply,
    operator_id: team_id ? null : id,
    team_id: team_id ?? null,
  }))
  if (rows.length > 0) await db.insertInto('saved_replies').values(rows).execute()
}

describe('a saved reply, by keyboard alone', () => {
  it('is made, found with a slash, previewed, inserted and sent', async () => {
    const world = await makeWorld()
    const { cookie } = await world.makeColleague('Anna V.', newTeam())
    const page = await open('/saved-replies', cookie)
    await page.getByText('No saved replies yet').waitFor()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Add a reply' })
    await dialog.getByLabel('Title').waitFor()
    await page.keyboard.type('Soup')
    await page.keyboard.press('Tab')
    await page.keyboard.press('e')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Soup again, {customer_nme}. Yours, {profile_name}')
    await dialog.getByText('{customer_nme} is not a placeholder', { exact: false }).waitFor()
    await page.keyboard.press('Control+Enter')
    expect(await findBarriers(page)).toEqual([])
    for (let letter = 0; letter < 'nme}. Yours, {profile_name}'.length; letter++)
      await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('na')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Soup' }).waitFor()

    await (await world.makeCustomer('Colin')).write('What are you cooking?')
    await page.keyboard.press('2')
    await bubble(page, 'What are you cooking?').waitFor()
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Ha! /so')
    await option(page, 'Soup').waitFor()
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText('Soup again, Colin. Yours, Marianne')
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await list(page).waitFor({ state: 'hidden' })
    expect(await text(page)).toBe('Ha! Soup again, Colin. Yours, Marianne')
    await page.keyboard.press('Control+Enter')
    await page.getByText('No chats for you right now').waitFor()
    expect(await world.sent()).toMatchObject([{ body: 'Ha! Soup again, Colin. Yours, Marianne' }])
  })

  it('is chosen with the arrows, in the language of the chat first, and Tab inserts it', async () => {
    const { page } = await answering(
      { title: 'Apples', body: 'Appels!', language: 'nl' },
      { title: 'Apples', body: 'Apples!' },
      { title: 'Bread', body: 'Bread!' },
    )
    await page.keyboard.type('/')
    await option(page, 'Bread').waitFor()
    expect(await list(page).getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Apples'),
      expect.stringContaining('Bread'),
      expect.stringContaining('nl'),
    ])
    await page.keyboard.press('ArrowDown')
    expect(await option(page, 'Bread').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    expect(await text(page)).toBe('Appels!')
  })

  it('is left alone by Escape, by web addresses and by fractions', async () => {
    const { page } = await answering({ title: 'Soup', body: 'Soup!' })
    await page.keyboard.type('1/2 of https://example.com/so')
    expect(await list(page).count()).toBe(0)
    await page.keyboard.type(' /so')
    await option(page, 'Soup').waitFor()
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'hidden' })
    await page.keyboard.type('up')
    expect(await list(page).count()).toBe(0)
    expect(await text(page)).toBe('1/2 of https://example.com/so /soup')
  })

  it('with a gap is not sent before that is filled in: it is selected, so that typing fills it', async () => {
    const { page, sent } = await answering({ title: 'City', body: 'How is {customer_city} today?' })
    await page.keyboard.type('/ci')
    await page.getByRole('region', { name: 'Preview' }).getByText('customer’s city').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Fill in what stands in braces, then send.').waitFor()
    expect(await sent()).toEqual([])
    await page.keyboard.type('Leeds')
    expect(await text(page)).toBe('How is Leeds today?')
    await page.keyboard.press('Control+Enter')
    await page.getByText('No chats for you right now').waitFor()
    expect(await sent()).toMatchObject([{ body: 'How is Leeds today?' }])
  })

  it('of the team is used by all of it, and changed by its coach only', async () => {
    const { team_id } = newTeam()
    const world = await makeWorld()
    const anna = await world.makeColleague('Anna V.', { team_id })
    await keep(world, anna.operator, { title: 'Ours', body: 'Our soup', team_id })
    const page = await open('/saved-replies', anna.cookie)
    const edit = page.getByRole('button', { name: 'Edit “Ours”' })
    await edit.focus()
    await page.keyboard.press('Enter')
    expect(await edit.getAttribute('title')).toBe('The team’s replies are kept by your coach')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])

    const coach = await world.makeColleague('Ilse M.', { team_id, level: {} })
    const coachs = await open('/saved-replies', coach.cookie)
    await coachs.getByRole('button', { name: 'Remove “Ours”' }).focus()
    await coachs.keyboard.press('Enter')
    await coachs.getByRole('alertdialog').waitFor()
    await coachs.keyboard.press('Control+Enter')
    await coachs.getByText('No saved replies yet').waitFor()
    await coachs.locator('button[aria-keyshortcuts=N]:focus').waitFor()
  })
})

describe('what this customer already got', () => {
  const said = 'I cook beetroot soup on Sundays, and you?'

  it('is told while it is written again, with a way to see it; sending it stays possible', async () => {
    const { page, sent } = await answering()
    await page.keyboard.type(said)
    await page.keyboard.press('Control+Shift+Enter')
    await bubble(page, said).waitFor()
    await page.keyboard.type('I cook BEETROOT soup on sundays... and you')
    await page.getByText(/^This customer got the same text on .* as Marianne\.$/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('button', { name: 'See message' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await page.keyboard.press('Control+Shift+Enter')
    await expect.poll(async () => (await sent()).length).toBe(2)
  })
})

describe('the command palette', () => {
  it('opens with Ctrl+K, goes where it is told, and Escape gives the text back as it was', async () => {
    const { page } = await answering({ title: 'Soup', body: 'Soup!' })
    await page.keyboard.type('Half a thought')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Commands' })
    await palette.getByRole('option', { name: 'Open chat queue' }).waitFor()
    await palette.locator('input:focus').waitFor()
    await palette.getByRole('option', { name: 'Skip' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type('nothing like it')
    await palette.getByText('No command matches.').waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'hidden' })
    await page.keyboard.type('s of a ')
    expect(await text(page)).toBe('Half a thoughs of a t')

    await page.keyboard.press('Control+k')
    await palette.locator('input:focus').waitFor()
    await page.keyboard.type('soup')
    await page.keyboard.press('Enter')
    await expect.poll(() => text(page)).toBe('Half a thoughs of a Soup!t')
  })

  it('opens pages, and ? lists the keys of the screen', async () => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    await page.getByRole('button', { name: 'Search or run a command' }).waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await keys.getByText('Open poke queue').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).locator('input:focus').waitFor()
    await page.keyboard.type('saved replies')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Saved replies', level: 1 }).waitFor()
  })
})
