import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { hold } from '../browser.ts'
import { expect, it } from '../journey.ts'
import { makeWaitingChat } from '../waiting-chat.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

it('a number that does not load does not delay the rest', async ({ open, makeWorld }) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const anna = await makeColleague('Anna V.', { languages: ['en'] })
  const page = await open('/login', anna.cookie)
  const release = await hold(page, '/api/my-day')
  await page.goto('/')
  // Before the request times out, after 15 seconds.
  await expect(page.getByRole('row').filter({ hasText: 'English' })).toBeVisible({ timeout: 14_000 })
  const day = part(page, 'My day')
  expect(await day.getByText('You have sent nothing yet today.').count()).toBe(0)
  release()
  await expect(day.getByText('You have sent nothing yet today.')).toBeVisible()
})

it('an operator sees waiting conversations and their own day, both updated without a reload', async ({
  journey,
  open,
}) => {
  const { colin, makeColleague } = await makeWaitingChat(journey)
  const anna = await makeColleague('Anna V.', { languages: ['en'] })
  const home = await open('/', anna.cookie)
  const day = part(home, 'My day')
  await expect(day.getByText('You have sent nothing yet today.')).toBeVisible()
  const english = home.getByRole('row').filter({ hasText: 'English' })
  await expect(english.getByText('yours')).toBeVisible()
  expect(await english.getByRole('cell').allTextContents()).toMatchObject({ 0: '1', 2: '0', 5: '0' })
  expect(await home.getByRole('link', { name: 'Open in chat overview' }).count()).toBe(0)

  const page = await home.context().newPage()
  await page.goto('/queue')
  await expect(page.locator('textarea:focus')).toBeVisible()
  await expect.poll(() => english.getByRole('cell').allTextContents()).toMatchObject({ 0: '0', 5: '1' })
  await page.keyboard.type('Hello to you')
  await page.keyboard.press('Control+Enter')
  await expect(day.getByText('message sent')).toBeVisible()
  await expect(day.getByText('0%', { exact: true })).toBeVisible()
  const reply = day.getByRole('row').filter({ hasText: 'Reply' })
  await expect(reply.getByRole('cell')).toHaveText(['1', '0', '0'])
  await page.close()
  await colin.write('How are you?')
  await expect(day.getByText('100%', { exact: true })).toBeVisible()
  await expect(day.getByRole('list', { name: 'Sent per hour' }).getByRole('listitem').last()).toHaveText(
    /^\d\d:\d\d: 1/,
  )
  expect(await findAccessibilityViolations(home)).toEqual([])
})

it('one part that does not load shows that, and does not affect the others', async ({ open, makeWorld }) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const { cookie } = await makeColleague('Anna V.')
  const page = await open('/no-such-page', cookie)
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 403, json: { code: 'not_allowed' } }))
  for (const path of ['/api/queues', '/api/queue-samples', '/api/my-day']) await refuse(`**${path}`)
  await page.goto('/')
  await expect(page.getByText('The queues did not load')).toBeVisible()
  await expect(page.getByText('Today’s waiting figures did not load')).toBeVisible()
  const day = part(page, 'My day')
  await expect(day.getByText('Your day did not load')).toBeVisible()
  await expect(day.getByRole('button', { name: 'Away' })).toBeVisible()
  await page.unroute('**/api/my-day')
  // It may already have loaded by itself.
  await day
    .getByRole('button', { name: 'Try again' })
    .press('Enter', { timeout: 2_000 })
    .catch(() => {})
  await expect(day.getByText('You have sent nothing yet today.')).toBeVisible()
  await expect(page.getByText('The queues did not load')).toBeVisible()
})

it('a coach sees what supervised operators are doing: who answers, starts a break and is back', async ({
  open,
  makeWorld,
  panel,
}) => {
  const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
  const hourAgo = new Date(Math.floor(Date.now() / 600_000) * 600_000 - 3_600_000).toISOString()
  await db
    .insertInto('queue_samples')
    .values({ at: hourAgo, siteowner_id: siteowner.id, replies: 7, pokes: 3 })
    .execute()
  await (await makeCustomer('Colin')).write('Hello?')
  const anna = await makeColleague('Anna V.')
  const post = (path: string, body: object) =>
    fetch(new URL(path, panel.address), {
      method: 'POST',
      headers: {
        cookie: `${anna.cookie.name}=${anna.cookie.value}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const coach = await makeColleague('Ilse M.', { permissions_id: 150 })
  const page = await open('/', coach.cookie)
  const team = page.getByRole('list', { name: 'Team 22' }).getByRole('listitem')
  const line = team.filter({ hasText: 'Anna V.' })
  await expect(line.getByText('Ready')).toBeVisible()
  await expect(team.filter({ hasText: 'Ilse M. (you)' })).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Chats: \d+ now, most 7 at \d\d:\d\d, .+ Pokes: \d+ now, most 3 at/ }),
  ).toBeVisible()

  await post('/api/queues/reply/claim', {})
  await expect(line.getByText('Answering, English')).toBeVisible()
  await post('/api/away-times', { reason_words: 'Doorbell' })
  await expect(line.getByText(/^Away, back in [12]:\d\d$/)).toBeVisible()
  await expect(line.getByText(/^Doorbell, since/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await post('/api/away-times/current/end', {})
  await expect(line.getByText('Ready')).toBeVisible()

  await page.getByRole('link', { name: 'English' }).press('Enter')
  await page.waitForURL(/\/messages\?language=en/)
  await page.goBack()
  await page.getByRole('link', { name: 'Open in chat overview' }).press('Enter')
  await page.waitForURL(/\/messages$/)
  await expect(page.getByRole('row').filter({ hasText: 'Colin' })).toBeVisible()
})
