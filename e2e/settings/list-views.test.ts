import type { Page } from '@playwright/test'
import { makeSkip } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { usePalette } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const rights = ['chat_stats.skiplog', 'reviews.view', 'share_views', 'other_chats.overview']

/** A coach with two skips in English, and a team mate who may not share views. */
async function makeTeam({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner } = world
  await (await world.makeCustomer('Colin')).write('Hello there')
  const { id: conversationId } = await world.findChat()
  const team_id = 30_000 + siteowner.id
  const coach = await world.makeColleague('Ilse M.', { level: { rights }, team_id })
  const mate = await world.makeColleague('Tom B.', { level: { rights: ['chat_stats.skiplog'] }, team_id })
  for (const reason_words of ['Half a thought', 'Not my words'])
    await makeSkip(db, { conversationId, operatorId: coach.operator.id, reason_words })
  /** A view of the coach. */
  const makeView = (
    list: 'skiplog' | 'overview' | 'history',
    name: string,
    search: Record<string, string>,
    position = 1,
  ) =>
    db
      .insertInto('list_views')
      .values({ list, operator_id: coach.operator.id, name, search: JSON.stringify(search), position })
      .execute()
  return { ...world, coach, mate, makeView }
}

const views = (page: Page) => page.getByRole('region', { name: 'Saved views' })
const view = (page: Page, name: string) => views(page).getByRole('button', { name })
const names = (page: Page) => views(page).getByRole('listitem').allTextContents()
const { run } = usePalette()

describe('a view of a list', () => {
  it('is saved, changed, reset, renamed, moved and removed by keyboard', async ({ journey }) => {
    const { coach, makeView } = await makeTeam(journey)
    await makeView('skiplog', 'French', { language: 'fr' })
    const page = await journey.open('/skiplog?language=en&period=30_days', coach.cookie)
    await expect(view(page, 'French 0')).toBeVisible()
    await run(page, 'named view add')
    await page.getByLabel('Name of the view').fill('English, this month')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(view(page, 'English, this month 2')).toHaveAttribute('aria-pressed', 'true')
    await page.waitForURL(/language=en&named_view=\d+|named_view=\d+.*language=en/)
    expect(await findAccessibilityViolations(page)).toEqual([])

    await page.keyboard.press('f')
    await page.keyboard.type('Yest')
    await expect(view(page, 'English, this month changed')).toBeVisible()
    await run(page, 'named view reset')
    await page.waitForURL(/period=30_days/)
    await expect(views(page).getByText('changed')).toBeHidden()
    await page.keyboard.press('f')
    await page.keyboard.type('Today')
    await run(page, 'named view save')
    await expect(views(page).getByText('changed')).toBeHidden()
    await page.reload()
    await expect(view(page, 'English, this month')).toHaveAttribute('aria-pressed', 'true')
    await expect(views(page).getByText('changed')).toBeHidden()

    await run(page, 'named view edit')
    await page.getByLabel('Name of the view').fill('French')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Another view has this name.')).toBeVisible()
    await page.getByLabel('Name of the view').fill('English, today')
    await page.getByRole('button', { name: 'Move earlier' }).press('Enter')
    await expect(page.getByText('Place 1 of 2')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(view(page, 'English, today')).toBeVisible()
    await expect.poll(() => names(page)).toEqual(['English, today2', 'French0'])

    await page.keyboard.press('v')
    await expect(view(page, 'English, today')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/language=fr/)
    await run(page, 'named view edit')
    await page.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.getByText('“French” is removed')).toBeVisible()
    await expect(view(page, 'French')).toBeHidden()
    await page.waitForURL((url) => !url.search.includes('named_view'))
    await expect(page.getByText('This view was removed')).toBeHidden()
    await expect(views(page).getByRole('button', { name: 'Save view' })).toBeFocused()
    await page.keyboard.press('z')
    await expect(view(page, 'French')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  it('is shared with the team, who cannot change it', async ({ journey }) => {
    const { coach, mate } = await makeTeam(journey)
    const ours = await journey.open('/skiplog?period=30_days', coach.cookie)
    await expect(ours.getByRole('row').filter({ hasText: 'Half a thought' })).toBeVisible()
    await run(ours, 'named view add')
    const name = `${'Everything that was skipped without a reason '.repeat(2).slice(0, 79)}x`
    await ours.getByLabel('Name of the view').fill(name)
    await ours.getByLabel('Share with my team').check()
    await ours.keyboard.press('Control+Enter')
    await expect(view(ours, name)).toBeVisible()
    const theirs = await journey.open('/skiplog', mate.cookie)
    await view(theirs, name).press('Enter')
    await theirs.waitForURL(/named_view=\d+/)
    await expect(views(theirs).getByRole('img', { name: 'Of your team' })).toBeVisible()
    await expect(views(theirs).getByRole('button', { name: 'Edit view' })).toBeHidden()
    await run(theirs, 'named view add')
    await expect(theirs.getByLabel('Name of the view')).toBeFocused()
    await expect(theirs.getByLabel('Share with my team')).toBeHidden()
  })

  it('that a colleague removes while it is open says so, and its filters stay', async ({ journey }) => {
    const { coach, mate, db } = await makeTeam(journey)
    const { team_id } = mate.operator
    const { id } = await db
      .insertInto('list_views')
      .values({ list: 'skiplog', team_id, name: 'Ours', search: '{"period":"30_days"}', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ours = await journey.open('/skiplog?period=30_days', coach.cookie)
    const theirs = await journey.open('/skiplog', mate.cookie)
    await view(theirs, 'Ours').press('Enter')
    await theirs.waitForURL(/named_view/)
    await view(ours, 'Ours').press('Enter')
    await run(ours, 'named view edit')
    await ours.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(view(ours, 'Ours')).toBeHidden()
    await theirs.reload()
    await expect(theirs.getByText('This view was removed, or is not shared with you.')).toBeVisible()
    await expect(theirs.getByRole('row').filter({ hasText: 'Half a thought' })).toBeVisible()
    expect(theirs.url()).toContain(`named_view=${id}`)
    await ours.keyboard.press('z')
    await theirs.reload()
    await expect(view(theirs, 'Ours')).toHaveAttribute('aria-pressed', 'true')
    // Also while the colleague edits it.
    await view(ours, 'Ours').press('Enter')
    await run(ours, 'named view edit')
    await db
      .updateTable('list_views')
      .set({ removed_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    await ours.getByLabel('Name of the view').fill('Still ours')
    await ours.keyboard.press('Control+Enter')
    await expect(ours.getByText('This view was removed, or is not shared with you.')).toBeVisible()
    await expect(ours.getByRole('dialog')).toBeHidden()
    await expect(views(ours).getByRole('button', { name: 'Save view' })).toBeFocused()
  })

  it('by a site owner that is gone says so, and is used without it', async ({ journey }) => {
    const { coach, makeView } = await makeTeam(journey)
    await makeView('skiplog', 'Old site', { siteowner_id: '999999', period: '30_days' })
    const page = await journey.open('/skiplog', coach.cookie)
    await view(page, 'Old site').press('Enter')
    await expect(page.getByText('No longer there for you: site owner.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Half a thought' })).toBeVisible()
    await expect(view(page, 'Old site changed')).toBeVisible()
  })

  it('by a team says which one, and when it is gone', async ({ journey }) => {
    const { coach, makeView } = await makeTeam(journey)
    await makeView('history', 'Our team', { team_id: '21' })
    await makeView('history', 'Old team', { team_id: '999999' }, 2)
    const page = await journey.open('/history', coach.cookie)
    const team = page.getByRole('main').getByRole('button', { name: /^Team/ })
    await view(page, 'Our team').press('Enter')
    await expect(team).toHaveText(/Team 21/)
    await view(page, 'Old team').press('Enter')
    await expect(page.getByText('No longer there for you: team.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).press('Enter')
    await expect(view(page, 'Old team changed')).toBeVisible()
    await expect(team).toBeHidden()
  })

  it('of the Chat overview keeps its filters', async ({ journey }) => {
    const { coach, makeView } = await makeTeam(journey)
    await makeView('overview', 'Ignored', { status: 'ignored' })
    await makeView('overview', 'As usual', {}, 2)
    const page = await journey.open('/messages', coach.cookie)
    await view(page, 'Ignored').press('Enter')
    await page.waitForURL(/status=ignored/)
    await view(page, 'As usual').press('Enter')
    await page.waitForURL((url) => !url.search.includes('status') && url.search.includes('named_view'))
    await page.reload()
    await expect(view(page, 'As usual')).toHaveAttribute('aria-pressed', 'true')
  })
})
