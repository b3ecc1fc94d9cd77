import { readFile } from 'node:fs/promises'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** A world with one conversation, and an operator with this account level. */
async function openList({ open, makeWorld }: Journey, path: string, level: object) {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello there')
  const { id: conversationId } = await world.db
    .selectFrom('conversations')
    .where('siteowner_id', '=', world.siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const { operator: worker } = await world.makeColleague('Wolfhart')
  const viewer = await world.makeColleague('Ilse M.', { level })
  const show = async () => open(path, viewer.cookie)
  return { ...world, conversationId, worker, show }
}

describe('the statistics', () => {
  it('are read, filtered by period and operator, and exported, by keyboard only', async ({ journey }) => {
    const { db, conversationId, worker, show } = await openList(journey, '/stats', {})
    await makeSentMessage(db, { conversationId, operatorId: worker.id })
    const page = await show()
    const reply = page.getByRole('row', { name: /^Reply 1/ })
    await expect(reply).toContainText('0.0%')
    await expect(page.getByRole('row', { name: /^Reply, Photo 0/ }).first()).toContainText('–')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('f')
    await expect(page.getByLabel('Period')).toBeFocused()
    await page.keyboard.type('Yest')
    await expect(page.getByText('No message was sent in these days')).toBeVisible()
    expect(new URL(page.url()).search).toBe('?period=yesterday')
    await page.getByRole('button', { name: 'Reset filters' }).first().press('Enter')
    await page.getByLabel('Rows').press('Enter')
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.waitForURL(/by=operator/)
    await page.getByRole('link', { name: 'Only the statistics of Wolfhart' }).press('Enter')
    await page.waitForURL(new RegExp(`operator_id=${worker.id}`))
    await expect(reply).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('x')])
    expect(file.suggestedFilename()).toMatch(/^stats 2\d{3}-\d\d-\d\d 2\d{3}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('\r\n"reply",1,0,0,0,0,\r\n')
  })
})

describe('the skiplog', () => {
  it('is navigated with J, opens a chat with Enter, and is restored by the link back', async ({
    journey,
  }) => {
    const level = { rights: ['chat_stats.skiplog', 'other_chats.overview'] }
    const { db, conversationId, worker, show } = await openList(journey, '/skiplog?period=30_days', level)
    const own = { conversationId, operatorId: worker.id }
    await makeSkip(db, { ...own, reason_words: 'I know him' })
    await makeSkip(db, { ...own, reason_words: 'He was angry' })
    const page = await show()
    const row = (reason: string) => page.getByRole('row').filter({ hasText: reason })
    await expect(row('He was angry')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(row('I know him').getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/conversations/${conversationId}?from=skiplog`)
    await expect(page.getByRole('link', { name: 'Back to skiplog' })).toBeVisible()
    await page.keyboard.press('b')
    await page.waitForURL('**/skiplog?period=30_days')
    await expect(row('I know him')).toBeVisible()
  })
})

describe('the login history', () => {
  it('shows the results of sign-ins, and is filtered by outcome by keyboard', async ({ journey }) => {
    const { db, worker, show } = await openList(journey, '/operator-login-history', {
      rights: ['manage_operators'],
    })
    const own = { operator_id: worker.id, login: worker.login, address: '192.0.2.7' }
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    await db
      .insertInto('login_history')
      .values([
        { ...own, device, result: 'code_ok' },
        { ...own, device, result: 'locked' },
      ])
      .execute()
    const page = await show()
    const row = (words: string) => page.getByRole('row').filter({ hasText: words })
    await expect(row('Two-factor code correct').first()).toBeVisible()
    await expect(row('Firefox on Linux').filter({ hasText: '192.0.2.7' }).first()).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('f')
    await expect(page.getByLabel('Period')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bl')
    await page.waitForURL(/outcome=blocked/)
    await expect(row('Two-factor code correct')).not.toBeAttached()
    await expect(row('Too many failed attempts')).toBeVisible()
  })
})
