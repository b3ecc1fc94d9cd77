import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.locator('textarea[aria-label^="Your message to"]')
const textIn = (page: Page) => editor(page).inputValue()
const bubble = (page: Page, said: string) => page.getByRole('log').getByText(said)
const list = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' })
const option = (page: Page, title: string) => list(page).getByRole('option', { name: title })

// Each test has its own team without replies. A retry runs in another process, so the number contains the worker's index.
let teams = 4_000 + 100 * Number(process.env.TEST_WORKER_INDEX)
const newTeam = () => ({ team_id: ++teams })

type Reply = { title: string; body: string; language?: string; team_id?: number }

/** Anna, with Colin's message in hand and these replies. */
async function openChat({ open, makeWorld }: Journey, ...replies: Reply[]) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('What are you cooking?')
  const anna = await world.makeColleague('Anna V.', newTeam())
  await makeReplies(world, anna.operator, ...replies)
  const page = await open('/queue', anna.cookie)
  await expect(bubble(page, 'What are you cooking?')).toBeVisible()
  await expect(page.locator('textarea:focus')).toBeVisible()
  return { ...world, colin, anna, page }
}

async function makeReplies(
  { db }: Awaited<ReturnType<Journey['makeWorld']>>,
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

describe('a saved reply, by keyboard only', () => {
  it('is created, found with a slash, previewed, inserted and sent', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    const { cookie } = await world.makeColleague('Anna V.', newTeam())
    const page = await open('/saved-replies', cookie)
    await expect(page.getByText('No saved replies yet')).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Add a reply' })
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('Soup')
    await page.keyboard.press('Tab')
    await page.keyboard.press('e')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Soup again, {customer_nme}. Yours, {profile_name}')
    await expect(dialog.getByText('{customer_nme} is not a placeholder', { exact: false })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    expect(await findAccessibilityViolations(page)).toEqual([])
    for (let letter = 0; letter < 'nme}. Yours, {profile_name}'.length; letter++)
      await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('na')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible()

    await (await world.makeCustomer('Colin')).write('What are you cooking?')
    await page.keyboard.press('2')
    await expect(bubble(page, 'What are you cooking?')).toBeVisible()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Ha! /so')
    await expect(option(page, 'Soup')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByText('Soup again, Colin. Yours, Marianne'),
    ).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeHidden()
    expect(await textIn(page)).toBe('Ha! Soup again, Colin. Yours, Marianne')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await world.sent()).toMatchObject([{ body: 'Ha! Soup again, Colin. Yours, Marianne' }])
  })

  it('is chosen with the arrows, in the language of the chat first, and Tab inserts it', async ({
    journey,
  }) => {
    const { page } = await openChat(
      journey,
      { title: 'Apples', body: 'Appels!', language: 'nl' },
      { title: 'Apples', body: 'Apples!' },
      { title: 'Bread', body: 'Bread!' },
    )
    await page.keyboard.type('/')
    await expect(option(page, 'Bread')).toBeVisible()
    expect(await list(page).getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Apples'),
      expect.stringContaining('Bread'),
      expect.stringContaining('nl'),
    ])
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'Bread')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    expect(await textIn(page)).toBe('Appels!')
  })

  it('is not offered after Escape, in URLs and in fractions', async ({ journey }) => {
    const { page } = await openChat(journey, { title: 'Soup', body: 'Soup!' })
    await page.keyboard.type('1/2 of https://example.com/so')
    expect(await list(page).count()).toBe(0)
    await page.keyboard.type(' /so')
    await expect(option(page, 'Soup')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await page.keyboard.type('up')
    expect(await list(page).count()).toBe(0)
    expect(await textIn(page)).toBe('1/2 of https://example.com/so /soup')
  })

  it('with an open placeholder is not sent: the placeholder is selected, so that typing replaces it', async ({
    journey,
  }) => {
    const { page, sent } = await openChat(journey, { title: 'City', body: 'How is {customer_city} today?' })
    await page.keyboard.type('/ci')
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('customer’s city')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Fill in the {placeholders} first.')).toBeVisible()
    expect(await sent()).toEqual([])
    await page.keyboard.type('Leeds')
    expect(await textIn(page)).toBe('How is Leeds today?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'How is Leeds today?' }])
  })

  it('of the team is used by all members, and changed only by its coach', async ({ open, makeWorld }) => {
    const { team_id } = newTeam()
    const world = await makeWorld()
    const anna = await world.makeColleague('Anna V.', { team_id })
    await makeReplies(world, anna.operator, { title: 'Ours', body: 'Our soup', team_id })
    const page = await open('/saved-replies', anna.cookie)
    const edit = page.getByRole('button', { name: 'Edit “Ours”' })
    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(edit).toHaveAttribute('title', 'The team’s replies are kept by your coach')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await findAccessibilityViolations(page)).toEqual([])

    const coach = await world.makeColleague('Ilse M.', { team_id, level: {} })
    const coachPage = await open('/saved-replies', coach.cookie)
    await coachPage.getByRole('button', { name: 'Remove “Ours”' }).focus()
    await coachPage.keyboard.press('Enter')
    await expect(coachPage.getByRole('alertdialog')).toBeVisible()
    await coachPage.keyboard.press('Control+Enter')
    await expect(coachPage.getByText('No saved replies yet')).toBeVisible()
    await expect(coachPage.locator('button[aria-keyshortcuts=N]:focus')).toBeVisible()
  })
})

describe('an earlier message to this customer', () => {
  const said = 'I cook beetroot soup on Sundays, and you?'

  it('is shown while it is written again, with a link to it; sending is still possible', async ({
    journey,
  }) => {
    const { page, sent } = await openChat(journey)
    await page.keyboard.type(said)
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, said)).toBeVisible()
    await page.keyboard.type('I cook BEETROOT soup on sundays... and you')
    await expect(page.getByText(/^This customer got the same text on .* as Marianne\.$/)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'See message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await page.keyboard.press('Control+Shift+Enter')
    await expect.poll(async () => (await sent()).length).toBe(2)
  })
})

describe('the command palette', () => {
  it('opens with Ctrl+K, runs what is chosen, and Escape restores the text', async ({ journey }) => {
    const { page } = await openChat(journey, { title: 'Soup', body: 'Soup!' })
    await page.keyboard.type('Half a thought')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Commands' })
    await expect(palette.getByRole('option', { name: 'Open chat queue' })).toBeVisible()
    await expect(palette.locator('input:focus')).toBeVisible()
    await expect(palette.getByRole('option', { name: 'Skip' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('nothing like it')
    await expect(palette.getByText('No command matches.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await page.keyboard.type('s of a ')
    expect(await textIn(page)).toBe('Half a thoughs of a t')

    await page.keyboard.press('Control+k')
    await expect(palette.locator('input:focus')).toBeVisible()
    await page.keyboard.type('soup')
    await page.keyboard.press('Enter')
    await expect.poll(() => textIn(page)).toBe('Half a thoughs of a Soup!t')
  })

  it('opens pages, and ? lists the keys of the screen', async ({ open, makeWorld }) => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    await expect(page.getByRole('button', { name: 'Search or run a command' })).toBeVisible()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys.getByText('Open poke queue')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Commands' }).locator('input:focus')).toBeVisible()
    await page.keyboard.type('saved replies')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Saved replies', level: 1 })).toBeVisible()
  })
})
