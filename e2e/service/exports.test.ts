import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Insertable, sql } from 'kysely'
import type { Exports } from '../../server/src/platform/database-types.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { usePalette } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const rights = ['chat_stats.skiplog']

/** A coach whose site owner has this number of skips. */
async function makeCoach({ makeWorld }: Journey, skips: number) {
  const world = await makeWorld()
  const { db, siteowner } = world
  await (await world.makeCustomer('Colin')).write('Hello there')
  const { id: conversationId } = await world.findChat()
  const { operator, cookie } = await world.makeColleague('Ilse M.', { level: { rights } })
  await sql`insert into skips (conversation_id, siteowner_id, language, operator_id, reason_words, created_at)
    select ${conversationId}, ${siteowner.id}, 'en', ${operator.id}, 'Half a thought', now() - n * interval '1 second'
    from generate_series(1, ${skips}) n`.execute(db)
  const sight = JSON.stringify({ rights, level: 1, names: true, siteowner_ids: [siteowner.id] })
  /** An export of the coach. */
  const makeExport = (own: Partial<Insertable<Exports>>) =>
    db
      .insertInto('exports')
      .values({ operator_id: operator.id, list: 'skiplog', query: '{}', sight, ...own })
      .returning('id')
      .executeTakeFirstOrThrow()
  return { db, cookie, makeExport }
}

const state = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

describe('a list that is too large to wait for', () => {
  it('is made in the background, and the bell tells when it is there', async ({ journey }) => {
    const { cookie } = await makeCoach(journey, 20_001)
    const page = await journey.open('/skiplog?period=30_days', cookie)
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await page.keyboard.press('x')
    await expect(page.getByText('it is made in the background')).toBeVisible()
    const bell = page.getByRole('button', { name: 'For you: 1 new' })
    await expect(bell).toBeVisible({ timeout: 30_000 })
    await bell.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'For you' })
    await expect(dialog.getByText('20,001 rows')).toBeVisible()
    // Several files of one list are told apart by their days.
    await expect(dialog.getByText(/\d{4} – \d+ \w+ \d{4}/)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const download = dialog.getByRole('button', { name: 'Download' })
    const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
    expect(file.suggestedFilename()).toBe('skiplog.csv')
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toHaveLength(20_003)
    await dialog.getByRole('link', { name: 'All exports' }).press('Enter')
    await page.waitForURL('**/exports')
    await expect(state(page, 'Ready')).toBeVisible()
    await expect(page.getByRole('button', { name: 'For you: 0 new' })).toBeVisible()
  })
})

describe('the exports', () => {
  it('are cancelled, undone, resumed, downloaded and deleted by keyboard', async ({ journey }) => {
    const { db, cookie, makeExport } = await makeCoach(journey, 3)
    const now = new Date().toISOString()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const over = { finished_at: now, expires_at: later }
    const ready = await makeExport({
      state: 'ready',
      ...over,
      part_count: 1,
      row_count: 1,
      byte_count: 3,
      total: 1,
    })
    await db.insertInto('export_parts').values({ export_id: ready.id, number: 0, content: 'a\r\n' }).execute()
    await makeExport({ state: 'stopped', fault: 'not_allowed', ...over, query: '{"language":"en"}' })
    // Another node makes it, for an hour.
    await makeExport({ state: 'making', run_until: later, total: 40_000, row_count: 10_000 })
    const page = await journey.open('/exports', cookie)
    await expect(page.getByRole('progressbar', { name: 'Progress: Skiplog' })).toBeVisible()
    await expect(page.getByText('10,000 of 40,000 rows')).toBeVisible()
    await expect(state(page, 'Stopped')).toContainText('You may see less than when you ordered this file')
    await expect(state(page, 'Stopped')).toContainText('1 filter')
    expect(await findAccessibilityViolations(page)).toEqual([])
    const legend = page.locator('footer')
    for (const words of ['JK move', 'D Download', 'C Cancel', 'Z Undo'])
      await expect(legend).toContainText(words)
    await page.keyboard.press('j')
    await page.keyboard.press('c')
    await expect(state(page, 'Cancelled')).toBeVisible()
    await page.keyboard.press('z')
    // A node goes on with it and makes it.
    await expect(state(page, 'Cancelled')).toBeHidden()
    await expect(state(page, 'Ready')).toHaveCount(2, { timeout: 30_000 })
    await page.keyboard.press('j')
    await page.keyboard.press('g')
    await expect(state(page, 'Ready')).toHaveCount(3, { timeout: 30_000 })
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')])
    expect(await readFile(await file.path(), 'utf8')).toBe('a\r\n')
    await usePalette().run(page, 'export delete')
    await expect(page.getByText('The export is deleted')).toBeVisible()
    await expect(state(page, 'Ready')).toHaveCount(2)
    await expect(page.getByText('3 exports, 0 being made')).toBeVisible()
  })

  it('can no longer be downloaded when their operator lost the right to the list', async ({ journey }) => {
    const { cookie, makeExport } = await makeCoach(journey, 1)
    const sight = JSON.stringify({
      rights: [...rights, 'reviews.view'],
      level: 1,
      names: true,
      siteowner_ids: null,
    })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await makeExport({ sight, state: 'ready', finished_at: new Date().toISOString(), expires_at: soon })
    const page = await journey.open('/exports', cookie)
    await page.getByRole('button', { name: 'Download: Skiplog' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('You may see less than when you ordered this file')
  })

  it('of the team are in a tab for who reads the work of others, as far as they may see all that is in them', async ({
    journey,
  }) => {
    const world = await journey.makeWorld()
    const { db, siteowner } = world
    const team_id = 30_000 + siteowner.id
    const level = { rights: [...rights, 'reviews.view'] }
    const [ilse, tom] = [
      await world.makeColleague('Ilse M.', { level, team_id }),
      await world.makeColleague('Tom B.', { team_id }),
    ]
    const now = new Date().toISOString()
    const own = {
      operator_id: tom.operator.id,
      list: 'skiplog',
      query: '{}',
      state: 'ready',
      finished_at: now,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      part_count: 1,
      row_count: 1,
      byte_count: 3,
      total: 1,
    } as const
    const sight = { rights: [], level: 100, names: false, siteowner_ids: [siteowner.id] }
    const { id } = await db
      .insertInto('exports')
      .values({ ...own, sight: JSON.stringify(sight) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('export_parts').values({ export_id: id, number: 0, content: 'a\r\n' }).execute()
    // This one has more than Ilse sees.
    await db
      .insertInto('exports')
      .values({ ...own, sight: JSON.stringify({ ...sight, siteowner_ids: null }) })
      .execute()
    const page = await journey.open('/exports', ilse.cookie)
    await expect(page.getByText('No exports yet')).toBeVisible()
    await page.keyboard.press('v')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/tab=team/)
    await expect(page.getByRole('tab', { selected: true })).toContainText('1')
    const row = page.getByRole('row').filter({ hasText: 'Tom B.' })
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('button')).toHaveText(['Download'])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await row.getByRole('button').focus()
    // After the download, the list is read again.
    const refreshed = page.waitForResponse((response) => response.url().includes('/api/exports/team'))
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')])
    expect(await readFile(await file.path(), 'utf8')).toBe('a\r\n')
    await refreshed
    await db.updateTable('operators').set({ siteowner_ids: [] }).where('id', '=', ilse.operator.id).execute()
    await row.getByRole('button').press('Enter')
    await expect(page.getByRole('alert')).toContainText('You may see less than when you ordered this file')
    // Without the right there are no tabs.
    const other = await journey.open('/exports', tom.cookie)
    await expect(other.getByText('Skiplog').first()).toBeVisible()
    await expect(other.getByRole('tab')).toHaveCount(0)
  })

  it('say that there are none', async ({ journey }) => {
    const { cookie } = await makeCoach(journey, 0)
    const page = await journey.open('/exports', cookie)
    await expect(page.getByText('No exports yet')).toBeVisible()
  })
})
