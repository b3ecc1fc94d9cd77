import type { Page } from '@playwright/test'
import { readAllActions, undeclared, withoutTest } from '../all-actions.ts'
import { fetchWhole } from '../browser.ts'
import {
  bubble,
  closeDialogWithEscape,
  editor,
  expectInEditor,
  expectInPage,
  focusedField,
  heading,
  moveToMessage,
  usePalette,
  waitUntilKeysWork,
} from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { makeFullChat, openFullChat, openHome } from '../keyboard-starts.ts'

const { run, done, shown, openPalette, closePalette, blockedReason, keysOf } = usePalette()

// The last test uses what the others ran: a retry starts with the first one.
describe.configure({ mode: 'serial' })

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

describe('the command palette runs every action', () => {
  it('that leads to a page or a queue, which gets the focus', async ({ journey }) => {
    const page = await openHome(journey, { permissions_id: 200 })
    const ids = await openPalette(page)
    await closePalette(page)
    for (const id of ids.filter((each) => /^(go-to|queue) /.test(each))) {
      const path = /^go-to (\/\S*)/.exec(id)?.[1]
      const before = page.url()
      await run(page, id)
      await page.waitForURL((url) => (path ? url.pathname === path : url.href !== before))
      await expect(page.locator('h1')).toBeVisible()
      if (page.url() !== before) await expectInPage(page)
    }
  })

  it('of every page: break, theme, sound and keys', async ({ journey }) => {
    const page = await openHome(journey)
    await run(page, 'away')
    await closeDialogWithEscape(page, 'Away from chat')
    for (const scheme of ['dark', 'light', 'auto']) {
      await run(page, `theme ${scheme}`)
      await expect.poll(() => storedValue(page, 'color-scheme')).toBe(scheme === 'auto' ? null : scheme)
    }
    for (const choice of ['sound', null]) {
      await run(page, 'sound')
      await expect.poll(() => storedValue(page, 'signals')).toBe(choice)
    }
    await run(page, 'notification')
    await expect(page.getByText('This browser does not allow notifications from the panel.')).toBeVisible()
    await closeDialogWithEscape(page, 'Sounds and notifications')
    await run(page, 'signals')
    await closeDialogWithEscape(page, 'Sounds and notifications')
    await run(page, 'unsent words')
    await closeDialogWithEscape(page, 'Unsent words')
    await run(page, 'reload settings')
    await expect(page.getByText('Shared settings reloaded')).toBeVisible()
    const cap = page.getByRole('link', { name: /^Open chat queue/ }).locator('kbd')
    for (const caps of [0, 1]) {
      await run(page, 'single keys')
      await expect(cap).toHaveCount(caps)
    }
  })

  it('of every language, and the sign-out', async ({ journey }) => {
    const page = await openHome(journey)
    for (const language of ['nl', 'it', 'pl', 'es', 'fr', 'en-GB', 'en']) {
      await run(page, `language ${language}`)
      await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
    }
    await run(page, 'logout')
    await page.waitForURL('**/login')
  })

  it('of the Chat overview, and shows why one is blocked', async ({ journey, open }) => {
    const { makeColleague } = await makeFullChat(journey)
    const { cookie } = await makeColleague('Ilse M.', { permissions_id: 150 })
    const page = await open('/messages?messages_min=1', cookie)
    await expect(page.getByRole('link', { name: /Colin/ })).toBeVisible()
    await run(page, 'filters')
    await expect(page.locator('[aria-haspopup=listbox]:focus')).toBeVisible()
    await run(page, 'reset filters')
    await page.waitForURL((url) => url.search === '')
    expect(await blockedReason(page, 'reset filters')).toBe('No filter is set.')
    expect(await keysOf(page)).toEqual(expect.arrayContaining(['move in list', 'filters']))
    await page.route(/\/api\/conversations(\?|$)/, async (route) => {
      const response = await fetchWhole(route)
      await route.fulfill({ response, json: { ...(await response.json()), next_cursor: 'more' } })
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show 50 more' })).toBeVisible()
    const request = page.waitForRequest(/cursor=more/)
    await run(page, 'more rows')
    await request
  })

  it('of a chat in hand: attachments of the answer, and the ways to leave', async ({ journey }) => {
    const { page, reply } = await openFullChat(journey)
    await run(page, 'find a saved reply')
    await expect(page.getByRole('listbox', { name: 'Saved replies' })).toBeVisible()
    await page.keyboard.press('Backspace')
    await run(page, `saved reply ${reply}`)
    await expect.poll(() => editor(page).inputValue()).toContain('Soup!')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await run(page, 'emoji')
    await expect(page.getByRole('listbox', { name: 'Emoji' })).toBeVisible()
    await page.keyboard.press('Escape')
    await run(page, 'photo')
    await closeDialogWithEscape(page)
    await expectInEditor(page)
    await run(page, 'gift')
    await expect(page.getByRole('dialog').getByRole('button', { name: /credits/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove the gift' })).toBeVisible()
    await expectInEditor(page)
    await run(page, 'remove attachment')
    await expect(page.getByRole('button', { name: 'Remove the gift' })).toBeHidden()
    for (const id of ['leave skip', 'leave ignore', 'leave handover', 'report']) {
      await run(page, id)
      await closeDialogWithEscape(page)
      await expectInEditor(page)
    }
  })

  it('of a message', async ({ journey }) => {
    const { page } = await openFullChat(journey)
    expect(await blockedReason(page, 'highlight message')).toBe('Go to a message first, with J or K.')
    await moveToMessage(page, 'k')
    expect(await keysOf(page)).toEqual(expect.arrayContaining(['copy message', 'highlight message']))
    await run(page, 'highlight message')
    await expect(page.getByRole('button', { name: '1 highlighted' })).toBeVisible()
    await expectInEditor(page)
    await moveToMessage(page, 'k')
    await run(page, 'copy message')
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello?')
    await expectInEditor(page)
    await moveToMessage(page, 'j')
    await run(page, 'message actions')
    await page.getByRole('menuitem', { name: 'Hide' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Hide this message' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: '1 hidden' })).toBeVisible()
    for (const id of ['next highlighted', 'next hidden']) {
      await run(page, 'back to the editor')
      await expectInEditor(page)
      await run(page, id)
      await expect(page.locator('li:focus')).toBeVisible()
    }
    await run(page, 'save as fact')
    await closeDialogWithEscape(page)
  })

  it('of its customer, and of the answer: sent, and the next chat', async ({ journey }) => {
    const { page, makeCustomer, sent } = await openFullChat(journey)
    await run(page, 'add a note')
    await expect(page.getByRole('region', { name: 'Logbook' }).locator('textarea:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await run(page, 'all notes')
    await expect(page.getByRole('button', { name: 'Newest only' })).toBeVisible()
    for (const id of ['alert', 'interests', 'facts', 'group work', 'fact job']) {
      await run(page, id, id === 'fact job' ? 'Job' : '')
      await expect(focusedField(page)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await run(page, 'back to the editor')
    await expectInEditor(page)
    await page.keyboard.type('Good evening')
    await run(page, 'send')
    await expect(bubble(page, 'Good evening')).toBeVisible()
    await (await makeCustomer('Paola')).write('Anybody?')
    await expectInEditor(page)
    await page.keyboard.type('And good night')
    await run(page, 'send and next')
    await expect(bubble(page, 'Anybody?')).toBeVisible()
    await waitUntilKeysWork(page)
    await page.keyboard.type('Here I am')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    // The editor is gone, but something has the focus.
    await expectInPage(page)
    expect((await sent()).map(({ body }) => body)).toEqual(['Good evening', 'And good night', 'Here I am'])
    const request = page.waitForRequest('**/api/queues/*/claim')
    await run(page, 'look again')
    await request
    await run(page, 'go back')
    await expect(heading(page, 'Queue statistics')).toBeVisible()
  })

  it('of a lost chat, and of a break', async ({ journey, open }) => {
    const { makeColleague, passOn } = await makeFullChat(journey)
    const anna = await makeColleague('Anna V.')
    const tom = await makeColleague('Tom B.')
    const page = await open('/queue', anna.cookie)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await expectInEditor(page)
    await page.keyboard.type('I was about to say')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await passOn(anna.operator, tom.operator)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Who is answering' })).toBeFocused()
    await run(page, 'copy draft')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('I was about to say')
    await run(page, 'delete draft')
    await expect(page.getByText('I was about to say')).toBeHidden()
    await run(page, 'next chat')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await expectInPage(page)
    await run(page, 'away')
    await page.getByRole('textbox', { name: 'Reason in your own words' }).focus()
    await page.keyboard.type('The cat is on the table')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('The cat is on the table')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I’m back' })).toBeVisible()
    await run(page, 'back')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await expectInPage(page)
  })

  it('of a read-only chat, and of the saved replies', async ({ journey, open }) => {
    const { id, makeColleague } = await makeFullChat(journey)
    const { cookie } = await makeColleague('Eva M.', {
      level: { rights: ['other_chats.overview', 'other_chats.take'] },
    })
    const page = await open('/saved-replies', cookie)
    await expect(heading(page, 'Saved replies')).toBeVisible()
    await run(page, 'add a saved reply')
    await closeDialogWithEscape(page, 'Add a reply')
    await page.goto(`/conversations/${id}`)
    await expect(bubble(page, 'Are you there?')).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.locator('li:focus')).toBeVisible()
    await run(page, 'report message')
    await closeDialogWithEscape(page)
    await run(page, 'take')
    await expectInEditor(page)
  })
})

it('an action that no test does by keyboard is reported here', async () => {
  const all = await readAllActions()
  expect(all.length).toBeGreaterThan(50)
  expect(withoutTest(all, done)).toEqual([])
  expect(undeclared(all, shown)).toEqual([])
})
