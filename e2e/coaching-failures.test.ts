import type { Page, Route } from '@playwright/test'
import { makeLevel } from '../server/src/testing/make.ts'
import { makeSentMessage, makeWaiting } from '../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import { intercept } from './browser.ts'
import { expect, it, type Journey } from './journey.ts'

const words = (page: Page) => page.getByRole('textbox', { name: 'Words for the operator' })
const alert = (page: Page) => page.getByRole('alert')

/** An operator who has sent a text that a colleague has reported, and a coach of the site. */
async function makeCoached({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeCustomer, makeColleague, findChat } = world
  const level = await makeLevel(db, {
    id: 166,
    rights: [
      'other_chats.overview',
      'other_chats.reports',
      'reviews.view',
      'reviews.score',
      'chat_stats.board',
    ],
    history_size: 'all',
  })
  const writer = await makeColleague('Tom B.')
  await (await makeCustomer('Colin')).write('How was your day?')
  const { id: conversationId } = await findChat()
  const operatorId = writer.operator.id
  const { id: message_id } = await makeSentMessage(db, { conversationId, operatorId, text: 'A long day.' })
  await db
    .insertInto('message_reports')
    .values({
      message_id,
      conversation_id: conversationId,
      siteowner_id: siteowner.id,
      operator_id: operatorId,
      reason_id: 1,
      notes: 'Look at this.',
    })
    .execute()
  await makeWaiting(db, { siteowner, language: 'pl', seconds: 60 })
  const ilse = await makeColleague('Ilse M.', { permissions_id: level.id, team_id: 22 })
  return { world, writer, ilse }
}

/** What a node answers whose database accepts no changes. */
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', request_id: 'r-17' },
  })
const notRead = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : unavailable(route))

async function drawAll(page: Page) {
  await expect(page.getByRole('button', { name: 'New sample' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Save & next' })).toBeVisible()
}

async function write(page: Page, said: string) {
  await page.keyboard.type('43432')
  await page.keyboard.press('n')
  await page.keyboard.type(said)
}

async function score(page: Page, said: string) {
  await write(page, said)
  await page.keyboard.press('Control+Enter')
}

it('a review that cannot be saved keeps what was typed, says why, and is saved later', async ({
  journey,
}) => {
  const { ilse } = await makeCoached(journey)
  const page = await journey.open('/reviews', ilse.cookie)
  await drawAll(page)
  await intercept(page, '**/api/review-items/*/review', unavailable)
  await score(page, 'Ask one more question.')
  await expect(alert(page)).toContainText('The score was not saved. What you wrote is kept.')
  await expect(alert(page)).toContainText('r-17')
  await expect(words(page)).toHaveValue('Ask one more question.')
  expect(await findAccessibilityViolations(page)).toEqual([])

  await page.unroute('**/api/review-items/*/review')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(alert(page)).toContainText('What you wrote is kept.')
  await page.context().setOffline(false)
  await expect(words(page)).toHaveValue('Ask one more question.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved. Tom B. is told.')).toBeVisible()
})

it('of two tabs of a coach, the second shows at once that the first has scored the message, and keeps what is typed', async ({
  journey,
}) => {
  const { ilse } = await makeCoached(journey)
  const first = await journey.open('/reviews', ilse.cookie)
  await drawAll(first)
  const second = await journey.open('/reviews', ilse.cookie)
  await expect(second.getByRole('button', { name: 'Save & next' })).toBeVisible()
  await write(second, 'From the second tab.')
  await score(first, 'From the first tab.')
  await expect(first.getByText('Saved. Tom B. is told.')).toBeVisible()
  await expect(second.getByText('1 of 1 scored')).toBeVisible()
  await expect(alert(second)).toContainText('You have scored this message in another tab meanwhile.')
  await expect(words(second)).toHaveValue('From the second tab.')
  await expect(second.getByText('Written by Tom B.')).toBeVisible()
  await second.keyboard.press('Control+Enter')
  await expect(second.getByText('Saved. Tom B. is told.')).toBeVisible()
  await first.reload()
  await expect(words(first)).toHaveValue('From the second tab.')
})

it('what is chosen and typed for a review, an answer and a report is there again when the page was loaded again', async ({
  journey,
}) => {
  const { ilse, writer } = await makeCoached(journey)
  const page = await journey.open('/reviews', ilse.cookie)
  await drawAll(page)
  await write(page, 'Ask one more question.')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(words(page)).toHaveValue('Ask one more question.')
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(5)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved. Tom B. is told.')).toBeVisible()
  await page.reload()
  await expect(words(page)).toHaveValue('Ask one more question.')
  await expect(page.getByRole('alert')).toBeHidden()

  const operator = await journey.open('/feedback', writer.cookie)
  await expect(operator.getByText('Ask one more question.')).toBeVisible()
  await operator.keyboard.press('/')
  await operator.keyboard.type('He had said good night.')
  await operator.reload()
  await expect(operator.getByRole('textbox')).toHaveValue('He had said good night.')

  await page.goto('/message-reports')
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect(page.locator('[data-reported]')).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('n')
  await page.keyboard.type('No numbers.')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(note).toHaveValue('No numbers.')
  await expect(page.getByRole('button', { name: /^Hide/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Settle & next' }).press('Enter')
  await expect(page.getByText('Nothing to look at')).toBeVisible()
  // The note of the settled case is no unsent one.
  await page.getByRole('link', { name: 'Settled' }).press('Enter')
  await expect(page.getByText('No numbers.').first()).toBeVisible()
  await expect(note).toBeHidden()
})

it('an answer to feedback is kept while it cannot be sent, and beside an answer of another tab', async ({
  journey,
}) => {
  const { writer, ilse } = await makeCoached(journey)
  const coach = await journey.open('/reviews', ilse.cookie)
  await drawAll(coach)
  await score(coach, 'Ask more.')
  await expect(coach.getByText('Saved. Tom B. is told.')).toBeVisible()
  const [page, other] = [
    await journey.open('/feedback', writer.cookie),
    await journey.open('/feedback', writer.cookie),
  ]
  const answer = (of: Page) => of.getByRole('textbox', { name: 'Your answer, if you like' })
  await answer(other).fill('I had said good night.')
  await intercept(page, '**/api/feedback/*/answer', unavailable)
  await answer(page).fill('Thank you')
  await page.keyboard.press('Control+Enter')
  await expect(alert(page)).toContainText('Your answer was not sent. What you wrote is kept.')
  await expect(answer(page)).toHaveValue('Thank you')
  await page.unroute('**/api/feedback/*/answer')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You have read this.')).toBeVisible()
  await expect(alert(other)).toContainText('You have answered this in another tab')
  await expect(other.getByText('I had said good night.')).toBeVisible()
  await expect(other.getByText('Thank you', { exact: true })).toBeVisible()
})

it('a report that cannot be settled keeps its outcome and note', async ({ journey }) => {
  const { ilse } = await makeCoached(journey)
  const page = await journey.open('/message-reports', ilse.cookie)
  await expect(page.locator('[data-reported]')).toBeVisible()
  await intercept(page, '**/api/message-reports/*/settle', unavailable)
  await page.keyboard.press('c')
  await page.keyboard.type('Never a number.')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Never a number.')
  await page.unroute('**/api/message-reports/*/settle')
  await page.getByRole('button', { name: 'Settle & next' }).press('Enter')
  await expect(page.getByText('No report is open')).toBeVisible()
})

it('a note of the board that cannot be sent stays in its dialog', async ({ journey }) => {
  const { world, ilse } = await makeCoached(journey)
  const kasia = await world.makeColleague('Kasia W.', { languages: ['pl'] })
  await journey.open('/', kasia.cookie)
  const page = await journey.open('/board', ilse.cookie)
  await page.getByRole('row', { name: /^Polish/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Ask for Polish' })
  await dialog.getByRole('checkbox', { name: /^Kasia W\./ }).check()
  await dialog.getByRole('textbox').fill('Please take Polish until six')
  await intercept(page, '**/api/board/ask', notRead)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toContainText('r-17')
  await expect(dialog.getByRole('textbox')).toHaveValue('Please take Polish until six')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.unroute('**/api/board/ask')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/operators? asked\./)).toBeVisible()
  await expect(dialog).toBeHidden()
})

it('lists of coaches that do not load say so, and load again when they are asked to', async ({ journey }) => {
  const { ilse } = await makeCoached(journey)
  const page = await journey.open('/', ilse.cookie)
  for (const [path, api] of [
    ['/history', /\/api\/history\?/],
    ['/message-reports', /\/api\/message-reports\?/],
    ['/reviews', /\/api\/review-samples/],
    ['/reviews?view=trends', /\/api\/review-trends/],
    ['/board', /\/api\/board$/],
  ] as const) {
    await page.route(api, unavailable)
    await page.goto(path)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/r-17/).first()).toBeVisible()
    await page.unroute(api)
    await again.click()
    await expect(again).toBeHidden()
  }
})
