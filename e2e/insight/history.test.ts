import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeLevel } from '../../server/src/testing/make.ts'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import { readXlsx } from '../../server/src/testing/read-xlsx.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { fetchWhole, intercept } from '../browser.ts'
import { bubble } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'
import { untilInHistory } from './recorded.ts'

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in the texts' })

/** What Tom and Anna of one site have sent, and what Tom has skipped, when all of it is in the history. */
async function makeHistory({ makeWorld }: Journey, texts: string[]) {
  const world = await makeWorld()
  const { db, makeCustomer, makeColleague } = world
  const level = await makeLevel(db, { id: 143, rights: ['reviews.view'], history_size: 'all' })
  const tom = await makeColleague('Tom B.', { permissions_id: level.id })
  const anna = await makeColleague('Anna V.')
  const colin = await makeCustomer('Colin')
  await colin.write('My dog is asleep.')
  const { id: conversationId } = await world.findChat()
  const sent: number[] = []
  for (const [index, text] of texts.entries()) {
    if (index > 0) await colin.write('Go on')
    const operatorId = (index % 2 === 0 ? tom : anna).operator.id
    sent.push((await makeSentMessage(db, { conversationId, operatorId, text })).id)
  }
  await colin.write('And the cat is out.')
  const { id: messageId } = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('body', '=', 'And the cat is out.')
    .select('id')
    .executeTakeFirstOrThrow()
  const own = { conversationId, operatorId: tom.operator.id, messageId }
  await makeSkip(db, { ...own, reason_words: 'I know him' })
  await colin.write('Are you there?')
  await untilInHistory(world, texts.length + 1)
  const coach = await makeColleague('Ilse M.', {
    level: { rights: ['reviews.view', 'other_chats.overview', 'other_chats.reports'], history_size: 'all' },
  })
  return { world, conversationId, sent, tom, coach }
}

it('an operator below level 150 reads what they have sent and skipped', async ({ journey }) => {
  const { tom } = await makeHistory(journey, ['Do you walk your dog?', 'Anna wrote this'])
  const page = await journey.open('/history', tom.cookie)
  await expect(row(page, 'Do you walk your dog?')).toContainText('Reply')
  await expect(row(page, 'And the cat is out.')).toContainText('I know him')
  await expect(row(page, 'Anna wrote this')).not.toBeAttached()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByLabel('Period')).toBeFocused()
  await expect(page.getByLabel('Operator', { exact: true })).not.toBeAttached()
  expect(await findAccessibilityViolations(page)).toEqual([])
})

it('a coach searches, reads the message between its neighbours, opens it there and comes back to its row, by keyboard', async ({
  journey,
}) => {
  const texts = ['Do you walk your dogs?', 'Anna wrote this', 'Walking a dog in the rain', 'No cat, a dog']
  const { coach, conversationId, sent } = await makeHistory(journey, texts)
  const page = await journey.open('/history', coach.cookie)
  await expect(row(page, 'Anna wrote this')).toBeVisible()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('dog walk* -cat')
  await page.waitForURL(/[?&]q=dog/)
  await expect(row(page, 'Walking a dog').locator('mark')).toHaveText(['Walking', 'dog'])
  await expect(row(page, 'Do you walk').locator('mark')).toHaveText(['walk', 'dogs'])
  await expect(row(page, 'No cat')).not.toBeAttached()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.getByRole('radio', { name: 'Newest' }).press('Space')
  await page.waitForURL(/order=newest/)
  await expect(page.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(page, 'Do you walk').getByRole('link')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(preview(page).locator('[data-opened]')).toContainText('Do you walk your dogs?')
  await expect(preview(page).getByText('My dog is asleep.')).toBeVisible()
  await expect(preview(page).locator('mark').first()).toHaveText('dog')
  expect(await findAccessibilityViolations(page)).toEqual([])
  // The preview follows the cursor.
  await page.keyboard.press('k')
  await expect(preview(page).locator('[data-opened]')).toContainText('Walking a dog')
  await page.keyboard.press('Space')
  await expect(preview(page)).toBeHidden()
  const address = page.url()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/conversations/${conversationId}?from=history&message=${sent[2]}`)
  await expect(page.locator(`[data-message="${sent[2]}"]`)).toBeFocused()
  await expect(bubble(page, 'Walking a dog in the rain')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to message history' })).toBeVisible()
  await page.keyboard.press('b')
  await page.waitForURL(address)
  await expect(row(page, 'Walking a dog').getByRole('link')).toBeFocused()
})

it('a message is reported, its link copied, and the list exported, by keyboard', async ({ journey }) => {
  const { coach, conversationId, sent } = await makeHistory(journey, ['My number is 06', 'Anna wrote this'])
  const page = await journey.open('/history?marked=skipped', coach.cookie)
  await expect(row(page, 'And the cat is out.')).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText('Choose a message in the list first.')).toBeVisible()
  await page.goto('/history')
  await expect(row(page, 'My number')).toBeVisible()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('j')
  await expect(row(page, 'My number').getByRole('link')).toBeFocused()
  // Where nothing can be copied, a dialog shows the link.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.keyboard.press('c')
  const link = new RegExp(`/conversations/${conversationId}\\?message=${sent[0]}$`)
  await expect(page.getByRole('textbox').last()).toHaveValue(link)
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await expect(dialog.getByText('My number is 06')).toBeVisible()
  await dialog.getByRole('radio').nth(1).focus()
  await page.keyboard.press('2')
  await dialog.getByRole('textbox').fill('A number')
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(page.getByText('Reported.')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('x')])
  expect(file.suggestedFilename()).toBe('message-history.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('My number is 06')
})

it('the history is exported for Excel from the menu of its files, by keyboard', async ({ journey }) => {
  const { coach } = await makeHistory(journey, ['See you ;-)', '=1+1'])
  const page = await journey.open('/history', coach.cookie)
  await expect(row(page, 'See you')).toBeVisible()
  const exported = page.getByRole('button', { name: 'Export', exact: true })
  await exported.press('Enter')
  const menu = page.getByRole('menu', { name: 'Export' })
  await expect(menu.getByRole('menuitem')).toHaveText([/^Export CSV/, 'Export for Excel (XLSX)'])
  // The button is at the lower edge of the window.
  const [above, button] = [await menu.boundingBox(), await exported.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Excel' })).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('message-history.xlsx')
  const [head, ...rows] = readXlsx(await readFile(await file.path()))[0]?.rows ?? []
  expect(head?.B?.value).toBe('text')
  expect(rows.map(({ B }) => B?.value)).toEqual(expect.arrayContaining(['See you ;-)', '=1+1']))
  await expect(exported).toBeFocused()
})

it('a search without a hit says where it looked, one of common or excluded words says why', async ({
  journey,
}) => {
  const { coach } = await makeHistory(journey, ['A walk with the dog'])
  const page = await journey.open('/history?language=en&q=hovercraft', coach.cookie)
  await expect(page.getByRole('heading', { name: 'No message has hovercraft' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Look in the last 12 months' }).press('Enter')
  await page.waitForURL(/from=2/)
  await search(page).fill('the')
  await expect(page.getByRole('heading', { name: 'Nothing was searched' })).toBeVisible()
  await expect(search(page)).toHaveAccessibleDescription('Add a word that is not in every text.')
  await expect(page.getByText('These words are in almost every text')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await search(page).fill('-the')
  await expect(search(page)).toHaveAccessibleDescription(
    'Add a word to find, without a minus in front of it.',
  )
  await expect(page.getByText('Each word has a minus.')).toBeVisible()
  await search(page).fill('the')
  await expect(search(page)).toHaveAccessibleDescription('Add a word that is not in every text.')
  await search(page).press('Escape')
  await expect(search(page)).toHaveValue('the')
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(row(page, 'A walk with the dog')).toBeVisible()
})

it('on a phone, rows are stacked and a tap opens the conversation', async ({ journey }) => {
  const { coach, conversationId } = await makeHistory(journey, ['A walk with the dog'])
  const page = await journey.open('/history', coach.cookie)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row(page, 'A walk with the dog')).toContainText('Tom B.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await row(page, 'A walk with the dog').click()
  await page.waitForURL(`**/conversations/${conversationId}?from=history&message=*`)
})

it('a search that finds nothing offers a near word, by keyboard', async ({ journey }) => {
  const { coach } = await makeHistory(journey, ['We sat in the orangery'])
  const page = await journey.open('/history?q=orangrey', coach.cookie)
  await page.getByRole('button', { name: 'Did you mean “orangery”?' }).press('Enter')
  await expect(row(page, 'We sat in the orangery')).toBeVisible()
  await expect(search(page)).toHaveValue('orangery')
})

it('a ranked search says that it has only the best matches when there are more, and that it has all when there are not', async ({
  journey,
}) => {
  const { coach } = await makeHistory(journey, ['Do you walk your dog?', 'A dog in the rain'])
  const page = await journey.open('/history?q=dog', coach.cookie)
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByText('That is all.')).toBeVisible()
  // As many as the server ranks at most.
  await intercept(page, '**/api/history?*', async (route) => {
    const response = await fetchWhole(route)
    const { items } = await response.json()
    const many = Array.from({ length: 200 }, (_, index) => ({ ...items[0], id: index + 1 }))
    await route.fulfill({ json: { items: many, next_cursor: null } })
  })
  await search(page).fill('dogs')
  await page.waitForURL(/q=dogs/)
  const list = page.getByRole('region', { name: 'Message history' })
  await expect(list.getByRole('row')).not.toHaveCount(3)
  await list.evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }))
  await expect(page.getByText('Only the best matches are shown here. Newest has all of them.')).toBeVisible()
  await expect(page.getByText('That is all.')).toBeHidden()
})
