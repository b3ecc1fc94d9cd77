import type { Page, Route } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { alert, drawAll, makeCoached, score, words } from '../coached.ts'
import { expect, it } from '../journey.ts'

/** What a node answers whose database accepts no changes. */
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', request_id: 'r-17' },
  })
const notRead = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : unavailable(route))

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

it('a link to a sample, a message of it, a report or feedback that is not there says so, and leads back', async ({
  journey,
}) => {
  const { ilse } = await makeCoached(journey)
  const page = await journey.open('/reviews', ilse.cookie)
  await drawAll(page)
  await score(page, 'Ask more.')
  for (const path of [
    '/reviews?sample=999999',
    '/reviews?id=999999',
    '/message-reports?id=999999',
    '/feedback?id=999999',
  ]) {
    await page.goto(path)
    await expect(page.getByText('The link is wrong, or you don’t have access to this.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
    await expect(page.getByText('The link is wrong')).toBeHidden()
  }
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
    let isPressed = false
    await page.route(api, (route) => (isPressed ? route.continue() : unavailable(route)))
    await page.goto(path)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/r-17/).first()).toBeVisible()
    const loaded = page.waitForResponse((response) => api.test(response.url()) && response.ok())
    // A list that loaded by itself before would take the button away, so that all requests before the press are refused.
    await again.click()
    isPressed = true
    await loaded
    await expect(again).toBeHidden()
    await page.unroute(api)
  }
})
