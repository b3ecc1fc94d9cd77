import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { usePalette } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const { run } = usePalette()
const views = (page: Page) => page.getByRole('region', { name: 'Saved views' })
const view = (page: Page, name: string | RegExp) => views(page).getByRole('button', { name })

/** An operator with this number of reviews, each of a sample of its own, and the coach who scored them; some are seen differently. */
async function makeReviews({ makeWorld }: Journey, count: number) {
  const world = await makeWorld()
  const { db, siteowner, makeCustomer, makeColleague, findChat } = world
  const writer = await makeColleague('Tom B.')
  const join = (name: string) =>
    makeColleague(name, {
      team_id: 22,
      level: { rights: ['other_chats.overview', 'reviews.view', 'reviews.score'], history_size: 'all' },
    })
  const [ilse, bram] = [await join('Ilse M.'), await join('Bram H.')]
  await (await makeCustomer('Colin')).write('How was your day?')
  const { id: conversationId } = await findChat()
  const operatorId = writer.operator.id
  const { id } = await makeSentMessage(db, { conversationId, operatorId, text: 'A long day.' })
  await sql`
    with s as (
      insert into review_samples (made_by, made_at) select ${ilse.operator.id}, now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n returning id
    ), i as (
      insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select s.id, m.id, m.created_at, ${conversationId}, ${siteowner.id}, ${operatorId}, 'en', 'reply', 'random'
      from s, messages m where m.id = ${id} returning *
    )
    insert into reviews (item_id, message_created_at, siteowner_id, source, reviewer_id, operator_id, passed, total, saved_at, read_at, differs)
    select id, message_created_at, siteowner_id, source, ${ilse.operator.id}, ${operatorId}, false, 80, now() - n * interval '1 hour', case when n % 3 = 0 then now() end, n % 6 = 0
    from (select *, row_number() over (order by id) as n from i) numbered`.execute(db)
  return { ...world, writer, ilse, bram }
}

/** Chooses an option of a filter, whose label stands inside or above. */
async function choose(page: Page, filter: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${filter} ?:|${filter}$`) }).press('Enter')
  await page.getByRole('option', { name: option }).press('Enter')
}

async function expectSamples(page: Page, count: number) {
  await page.getByRole('button', { name: /Sample$/ }).press('Enter')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(count)
  await page.keyboard.press('Escape')
}

/** Saves the filters of the page as a view. */
async function saveView(page: Page, name: string) {
  await views(page).getByRole('button', { name: 'Save view' }).press('Enter')
  await page.getByLabel('Name of the view').fill(name)
  await page.keyboard.press('Control+Enter')
  await expect(view(page, new RegExp(`^${name}`))).toHaveAttribute('aria-pressed', 'true')
}

it('an operator pages through more than fifty reviews, filters them, and keeps a view of them', async ({
  journey,
}) => {
  const { writer } = await makeReviews(journey, 60)
  const page = await journey.open('/feedback', writer.cookie)
  const rows = page.getByRole('main').getByRole('link', { name: /Ilse M\./ })
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: /more$/ }).press('Enter')
  await expect(rows).toHaveCount(60)
  await rows.nth(55).press('Enter')
  await expect(rows.nth(55)).toHaveAttribute('aria-current')
  await choose(page, 'State', 'Sees it differently')
  await page.waitForURL(/state=differs/)
  await expect(rows).toHaveCount(10)
  await saveView(page, 'Talk about it')
  await expect(view(page, 'Talk about it 10')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.reload()
  await expect(view(page, /^Talk about it/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(10)
})

it('a coach finds the samples in which a second look is asked for, and keeps views of samples and trends', async ({
  journey,
}) => {
  const { bram } = await makeReviews(journey, 60)
  const page = await journey.open('/reviews', bram.cookie)
  await expectSamples(page, 50)
  await page.getByRole('button', { name: 'Older samples' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Older samples' })).toBeHidden()
  await expectSamples(page, 60)
  await choose(page, 'Samples', 'Second look asked for')
  await page.waitForURL(/state=second/)
  await expectSamples(page, 10)
  await expect(page.getByText('second look', { exact: true })).toBeVisible()
  await saveView(page, 'Second looks')
  await expect(view(page, 'Second looks 10')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.goto('/reviews?view=trends&weeks=26')
  await saveView(page, 'Half a year')
  await choose(page, 'Period', '4 weeks')
  await expect(view(page, 'Half a year changed')).toBeVisible()
  await run(page, 'named view reset')
  await page.waitForURL(/weeks=(%22)?26/)
  expect(await findAccessibilityViolations(page)).toEqual([])
})
