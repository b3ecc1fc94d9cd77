import type { Page } from '@playwright/test'
import { makeLevel } from '../../server/src/testing/make.ts'
import { makeSentMessage, makeWaiting } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { boxOf, overlap } from '../boxes.ts'
import { expect, it, type Journey } from '../journey.ts'

const rows = (page: Page) => page.locator('li [data-id]')
const scores = (page: Page, name: string) => page.getByRole('group', { name })
const words = (page: Page) => page.getByRole('textbox', { name: 'Words for the operator' })

/** An operator who has sent these texts, each in a chat of its own, and two coaches of the site. */
async function makeSent({ makeWorld }: Journey, texts: string[]) {
  const world = await makeWorld()
  const { db, makeCustomer, makeColleague, findChat } = world
  const level = await makeLevel(db, {
    id: 159,
    rights: ['other_chats.overview', 'reviews.view', 'reviews.score'],
    history_size: 'all',
  })
  const writer = await makeColleague('Tom B.')
  for (const [index, text] of texts.entries()) {
    const name = `Colin ${index + 1}`
    await (await makeCustomer(name)).write('How was your day?')
    const { id: conversationId } = await findChat(name)
    await makeSentMessage(db, { conversationId, operatorId: writer.operator.id, text })
  }
  const join = (name: string) => makeColleague(name, { permissions_id: level.id, team_id: 22 })
  return { world, writer, ilse: await join('Ilse M.'), bram: await join('Bram H.') }
}

async function drawAll(page: Page) {
  await expect(page.getByRole('button', { name: 'New sample' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true }).first()).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Save & next' })).toBeVisible()
}

/** Scores the open message with the digits, says something, and saves it. */
async function score(page: Page, digits: string, said: string) {
  await page.keyboard.type(digits)
  await page.keyboard.press('n')
  await page.keyboard.type(said)
  await page.keyboard.press('Control+Enter')
}

it('a coach draws a sample and scores a message by keyboard, with a comment, and passes another one', async ({
  journey,
}) => {
  const { ilse } = await makeSent(journey, ['The first answer, and a question?', 'The second answer.'])
  const page = await journey.open('/reviews', ilse.cookie)
  await expect(page.getByText('No sample yet')).toBeVisible()
  // No queue is opened, also while there is no card.
  await page.keyboard.type('123')
  await expect(page.getByText('No sample yet')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await drawAll(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('Names hidden until saved')).toBeVisible()
  await expect(page.getByText('Tom B.')).toHaveCount(0)
  await expect(page.locator('[data-opened]').getByText('The first answer')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  // A criterion without a score. A second Ctrl+Enter within half a second counts as meant only after another key.
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText(/Score every criterion first/)
  // Digits score, and open no queue.
  await page.keyboard.type('43420')
  await expect(page).toHaveURL(/reviews/)
  await expect(scores(page, 'Answers what was asked').getByRole('button', { name: 'Good' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await scores(page, 'Honest and safe').getByRole('button', { name: 'Top' }).focus()
  await page.keyboard.press('1')
  await expect(scores(page, 'Honest and safe').getByRole('button', { name: 'Poor' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await scores(page, 'Honest and safe').getByRole('button', { name: 'Top' }).press('Enter')
  await page.keyboard.press('g')
  await page.keyboard.type('It asks back.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('i')
  await expect(page.getByRole('textbox', { name: 'To improve' })).toHaveValue('It asks back.')
  await page.getByRole('radio', { name: 'Well done' }).check()
  await page.getByRole('button', { name: 'Make saved reply' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a reply' })
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('The first answer, and a question?')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Warm start')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'Well done' }).press('Escape')
  await page.keyboard.press('n')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('You make him feel heard.')
  await page.keyboard.press('Control+Enter')
  const toast = page.getByText('Saved. Tom B. is told.')
  await expect(toast).toBeVisible()
  // Measured once: it goes away by itself.
  const shown = await boxOf(toast)
  for (const name of ['Save & next', 'Leave out'])
    expect(overlap(shown, await boxOf(page.getByRole('button', { name })))).toBe(false)
  await expect(page.locator('[data-opened]').getByText('The second answer.')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('2 of 2 scored')).toBeVisible()
  await rows(page).first().click()
  await expect(page.getByText('Written by Tom B.')).toBeVisible()
  await expect(words(page)).toHaveValue('You make him feel heard.')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/conversations\/\d+\?message=/)
})

it('the operator is told, reads it, and sees it differently; the coach reads the answer', async ({
  journey,
}) => {
  const { writer, ilse } = await makeSent(journey, ['A short day.'])
  const operator = await journey.open('/', writer.cookie)
  const coach = await journey.open('/reviews', ilse.cookie)
  await drawAll(coach)
  await score(coach, '32230', 'Ask one more question.')
  await expect(operator.getByText('A coach has read one of your chats')).toBeVisible()
  expect(await findAccessibilityViolations(operator)).toEqual([])
  await operator.getByRole('link', { name: 'Read it' }).press('Enter')
  await expect(operator.getByText('Ask one more question.')).toBeVisible()
  await expect(operator.getByText('A coach has read one of your chats')).toBeHidden()
  expect(await findAccessibilityViolations(operator)).toEqual([])
  await operator.keyboard.press('/')
  await operator.keyboard.type('He had said good night.')
  await operator.getByRole('textbox').press('Tab')
  await operator.keyboard.press('d')
  await expect(operator.getByText('You see it differently.')).toBeVisible()
  await operator.goto('/')
  await expect(operator.getByRole('heading', { level: 1, name: 'Queue statistics' })).toBeVisible()
  await expect(operator.getByText('A coach has read one of your chats')).toHaveCount(0)
  await coach.getByRole('button', { name: 'For you: 1 new' }).press('Enter')
  const bell = coach.getByRole('dialog', { name: 'For you' })
  await expect(bell.getByText('He had said good night.')).toBeVisible()
  expect(await findAccessibilityViolations(coach)).toEqual([])
  await bell.getByRole('link', { name: 'Tom B. sees your feedback differently' }).press('Enter')
  await expect(bell).toBeHidden()
  await expect(coach.getByRole('button', { name: 'For you: 0 new' })).toBeVisible()
  await coach.reload()
  await expect(coach.getByText('He had said good night.')).toBeVisible()
  await expect(coach.getByRole('button', { name: 'Save & next' })).toHaveCount(0)
})

it('a second coach scores without seeing the first card', async ({ journey }) => {
  const { writer, ilse, bram } = await makeSent(journey, ['A long day, and yours?'])
  const first = await journey.open('/reviews', ilse.cookie)
  await drawAll(first)
  await score(first, '44444', 'Lovely.')
  await expect(first.getByText('Saved. Tom B. is told.')).toBeVisible()
  const second = await journey.open('/reviews', bram.cookie)
  await expect(second.getByText('1 colleague scored it too')).toBeVisible()
  await expect(second.getByText('Lovely.')).toHaveCount(0)
  await score(second, '34444', 'Nearly.')
  await expect(second.getByText('Scored by Ilse M.:')).toBeVisible()
  await expect(second.getByText('Lovely.')).toBeVisible()
  await second.getByRole('link', { name: 'Trends' }).press('Enter')
  await expect(second.getByRole('row', { name: /Honest and safe/ })).toBeVisible()
  await expect(second.getByRole('img', { name: 'All criteria: 97 of 100 at the end' })).toBeVisible()
  await expect(second.getByRole('row', { name: /Tom B\./ })).toBeVisible()
  await second.keyboard.press('t')
  await expect(second.getByRole('columnheader', { name: 'All criteria' })).toBeVisible()
  expect(await findAccessibilityViolations(second)).toEqual([])
  const operator = await journey.open('/feedback', writer.cookie)
  await expect(operator.getByRole('main').getByRole('link', { name: /Not read/ })).toHaveCount(2)
  await operator.keyboard.press('Control+Enter')
  await expect(operator.getByRole('main').getByRole('link', { name: /Not read/ })).toHaveCount(1)
})

it('an admin changes the card of a site owner, and coaches score on it', async ({ journey }) => {
  const { world, ilse } = await makeSent(journey, ['A long day, and yours?'])
  const admin = await world.makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const page = await journey.open(`/settings/siteowners/${world.siteowner.id}?tab=card`, admin.cookie)
  await page.getByRole('button', { name: 'Change the card' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Card of the quality review' })
  for (const number of [5, 4, 3])
    await dialog.getByRole('button', { name: `Remove criterion ${number}` }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Criterion 2' }).fill('In our own words')
  await dialog.getByRole('textbox', { name: 'Weight 2' }).fill('70')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('70 %').or(page.getByText('70%'))).toBeVisible()
  const coach = await journey.open('/reviews', ilse.cookie)
  await drawAll(coach)
  await expect(scores(coach, 'In our own words')).toBeVisible()
  await score(coach, '44', 'Lovely.')
  await expect(coach.getByText('Saved. Tom B. is told.')).toBeVisible()
})

it('a coach asks that a review is read before the next chat: the operator puts it off once, and then reads it', async ({
  journey,
}) => {
  const { world, ilse, writer } = await makeSent(journey, ['Good night.'])
  const page = await journey.open('/reviews', ilse.cookie)
  await drawAll(page)
  await page.keyboard.type('43424')
  await page.getByRole('checkbox', { name: 'Ask to read it before the next chat' }).press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved. Tom B. is told.')).toBeVisible()
  await makeWaiting(world.db, { siteowner: world.siteowner })
  const operator = await journey.open('/queue', writer.cookie)
  await expect(operator.getByRole('heading', { name: 'Before your next chat' })).toBeVisible()
  await expect(operator.getByRole('button', { name: 'Read it' })).toBeFocused()
  expect(await findAccessibilityViolations(operator)).toEqual([])
  await operator.keyboard.press('h')
  await expect(operator.getByRole('button', { name: 'Send & next' })).toBeVisible()
  await world.db
    .updateTable('reviews')
    .set({ put_off_at: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('operator_id', '=', writer.operator.id)
    .execute()
  await world.db
    .updateTable('queue_items')
    .set({ expires_at: null, lease_id: null, operator_id: null })
    .where('operator_id', '=', writer.operator.id)
    .execute()
  await operator.goto('/queue')
  await expect(operator.getByText('You have put it off once.')).toBeVisible()
  await operator.keyboard.press('Enter')
  await expect(operator.getByRole('button', { name: 'Thanks, read' })).toBeVisible()
  await operator.keyboard.press('Control+Enter')
  await expect(operator.getByText('You have read this.')).toBeVisible()
  await operator.keyboard.press('2')
  await expect(operator.getByRole('button', { name: 'Send & next' })).toBeVisible()
})
