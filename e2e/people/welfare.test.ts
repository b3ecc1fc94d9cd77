import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat, openChat } from '../chat-in-hand.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import type { World } from '../world.ts'

const covered = (page: Page) => page.getByRole('button', { name: 'Show the covered photo' })
const shown = (page: Page) => page.getByRole('button', { name: 'Open photo' })
const countdown = (page: Page) => page.getByRole('timer')
const panel = (page: Page) => page.getByRole('region', { name: 'Looking after yourself' })

const uncoveredBy = ({ id }: { id: number }, db: World['db']) =>
  db.selectFrom('welfare_shifts').where('operator_id', '=', id).select('photos').execute()

/** Anna has a chat of Colin's with a photo in hand. */
async function openPhotoChat(journey: Journey, photo: string) {
  const chat = await openChat(journey)
  await chat.colin.write({ text: 'Look at this', photo_url: photo })
  await expect(covered(chat.page)).toBeVisible()
  return chat
}

describe("a customer's photo", () => {
  it('is uncovered with U, counted for the operator, and covered again in the next visit', async ({
    journey,
    panel: { photo },
  }) => {
    const { page, id, db, operator } = await openPhotoChat(journey, photo)
    await page.keyboard.press('u')
    await expect(shown(page)).toBeVisible()
    await expect.poll(() => uncoveredBy(operator, db)).toEqual([{ photos: 1 }])
    await page.reload()
    await expect(shown(page)).toBeVisible()
    await page.goto('/account')
    await expect(panel(page).getByText('1 photo uncovered, 0 escalations')).toBeVisible()
    await page.goto('/queue')
    await expect(page.getByText(`#${id}`).first()).toBeVisible()
    await expect(shown(page)).toBeVisible()
    await page
      .getByRole('link', { name: /^Queue statistics/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await page.goBack()
    await expect(covered(page)).toBeVisible()
  })

  it('is not covered for operators who want none covered, and counted once', async ({
    journey,
    panel: { photo },
  }) => {
    const { page, colin, anna, db, operator } = await claimChat(journey)
    const other = await journey.open('/account', anna.cookie)
    await panel(other).getByText('None', { exact: true }).click()
    await expect(panel(other).getByRole('radio', { name: 'None' })).toBeChecked()
    await colin.write({ text: 'Look at this', photo_url: photo })
    await expect(shown(page)).toBeVisible()
    await expect.poll(() => uncoveredBy(operator, db)).toEqual([{ photos: 1 }])
    await page.reload()
    await expect(shown(page)).toBeVisible()
    expect(await uncoveredBy(operator, db)).toEqual([{ photos: 1 }])
  })

  it('that was loaded before the operator wants none covered is counted too', async ({
    journey,
    panel: { photo },
  }) => {
    const { page, anna, db, operator } = await openPhotoChat(journey, photo)
    await expect
      .poll(() => page.locator('button img').evaluate((img: HTMLImageElement) => img.complete))
      .toBe(true)
    const other = await journey.open('/account', anna.cookie)
    await panel(other).getByText('None', { exact: true }).click()
    await expect(shown(page)).toBeVisible()
    await expect.poll(() => uncoveredBy(operator, db)).toEqual([{ photos: 1 }])
  })
})

it('a break is suggested after photos, declined once, and taken with Q; a coach sees only that the operator is away', async ({
  journey,
}) => {
  const { page, anna, makeColleague } = await openChat(journey, { typed: 'Half a thought' })
  const uncover = async () => {
    const sent = await page.evaluate(() =>
      fetch('/api/welfare/uncovered', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ photos: 20 }),
      }).then(({ status }) => status),
    )
    expect(sent).toBe(200)
  }
  const suggestion = page.getByText('You have looked at many photos. Time for a pause?')
  await uncover()
  await expect(suggestion).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  // It takes no focus: what the operator types goes on.
  await page.keyboard.press('/')
  await page.keyboard.type(' q')
  await expect(page.locator('textarea:focus')).toHaveValue('Half a thought q')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(suggestion).toHaveCount(0)
  await page.reload()
  await expect(page.locator('textarea:focus')).toBeVisible()
  await expect(suggestion).toHaveCount(0)

  await uncover()
  await expect(suggestion).toBeVisible()
  const coach = await journey.open(
    '/board',
    (await makeColleague('Coach C.', { level: { rights: ['chat_stats.away', 'chat_stats.board'] } })).cookie,
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  const question = page.getByRole('alertdialog', { name: /^Are you sure/ })
  await question.getByRole('button', { name: 'Continue without sending' }).click()
  await expect(countdown(page)).toHaveText(/^(5:00|4:\d\d)$/)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expect(coach.getByText(/^back in [45]:\d\d/)).toBeVisible()
  await expect(coach.getByText(/is away:/)).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.locator('textarea:focus')).toHaveValue('Half a thought q')
  const own = await journey.open('/account', anna.cookie)
  await expect(panel(own).getByText('40 photos uncovered, 0 escalations')).toBeVisible()
})

it('after an escalation the operator takes a pause of their own length, or goes on and is not asked again', async ({
  journey,
}) => {
  const { page, colin } = await openChat(journey, { others: ['Henk'] })
  await colin.write('I turn 16 in March')
  const escalate = page.getByRole('button', { name: /^Escalate/ }).last()
  const isHeld = (name: string) => page.getByRole('heading', { name: `Nothing can be sent to ${name} now` })
  const button = page.getByRole('button', { name: /^Pause for/ })
  await expect(escalate).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('1')
  await expect(isHeld('Colin')).toBeVisible()
  // One offer, beside the hold, and none above the page.
  await expect(button).toHaveCount(1)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByText('15', { exact: true }).click()
  await expect(button).toHaveText(/Pause for 15 min/)
  await button.click()
  await expect(countdown(page)).toHaveText(/^1[45]:\d\d$/)
  await page.keyboard.press('a')
  await expect(page.getByText('Henk says hello')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(escalate).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('2')
  await expect(isHeld('Henk')).toBeVisible()
  await expect(button).toHaveCount(1)
  await page.getByRole('button', { name: /^Next chat/ }).click()
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  await expect(button).toHaveCount(0)
})

it('a segment that is left out gives no chats, and can be taken again', async ({ open, makeWorld }) => {
  const world = await makeWorld()
  const code = `quiet-${world.siteowner.id}`
  await world.db
    .insertInto('segments')
    .values({ code, name: `Quiet ${code}`, position: 1 })
    .execute()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { id } = await world.findChat('Colin')
  await world.db.updateTable('queue_items').set({ segment: code }).where('conversation_id', '=', id).execute()
  const { cookie } = await world.makeColleague('Anna V.', { segments: [code] })
  const page = await open('/account', cookie)
  const box = panel(page).getByRole('checkbox', { name: `Quiet ${code}` })
  await expect(box).toBeChecked()
  await box.press('Space')
  await expect(panel(page).getByText('You leave out every segment', { exact: false })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const queue = await open('/queue', cookie)
  await expect(queue.getByText('No chats for you right now')).toBeVisible()
  await box.press('Space')
  await expect(box).toBeChecked()
  await queue.reload()
  await expect(queue.getByText('Hello?')).toBeVisible()
})
