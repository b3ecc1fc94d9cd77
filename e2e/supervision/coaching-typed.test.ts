import { alert, drawAll, makeCoached, score, words, write } from '../coached.ts'
import { expect, it } from '../journey.ts'

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

it('what was done although its answer was lost is done once, and is not said to be of another tab', async ({
  journey,
}) => {
  const { ilse } = await makeCoached(journey)
  const page = await journey.open('/reviews', ilse.cookie)
  const loseAnswer = async (path: string) => {
    await page.route(path, async (route) => {
      await route.fetch()
      await route.abort()
    })
  }
  await drawAll(page)
  await loseAnswer('**/api/review-items/*/review')
  await score(page, 'Ask one more question.')
  await expect(alert(page)).toContainText('What you wrote is kept.')
  await page.unroute('**/api/review-items/*/review')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved. Tom B. is told.')).toBeVisible()

  await page.goto('/message-reports')
  await expect(page.locator('[data-reported]')).toBeVisible()
  // Escape leaves the field, so that letters choose the outcome.
  await page.keyboard.press('n')
  await page.keyboard.type('No numbers.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await loseAnswer('**/api/message-reports/*/settle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Settle & next' })).toBeHidden()
  await expect(page.getByText('in the meantime')).toBeHidden()
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
