import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { makeSentMessage, makeSkip } from '../server/src/testing/make.ts'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

/** A world with one conversation, and somebody of this account level who looks at it. */
async function openList(path: string, level: object) {
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
  it('are read, narrowed to a period and an operator, and kept as a file, by keyboard alone', async () => {
    const { db, conversationId, worker, show } = await openList('/stats', {})
    await makeSentMessage(db, { conversationId, operatorId: worker.id })
    const page = await show()
    const reply = page.getByRole('row', { name: 'Reply 1 0 0.0%', exact: true })
    await reply.waitFor()
    await page.getByRole('row', { name: 'Reply, Photo 0 0 –' }).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('f')
    await page.getByLabel('Period').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('Yest')
    await page.getByText('No message was sent in these days').waitFor()
    expect(new URL(page.url()).search).toBe('?period=yesterday')
    await page.getByRole('button', { name: 'Reset filters' }).first().press('Enter')
    await page.getByRole('link', { name: 'Only the statistics of Wolfhart' }).press('Enter')
    await page.waitForURL(new RegExp(`operator_id=${worker.id}`))
    await reply.waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('x')])
    expect(file.suggestedFilename()).toMatch(/^stats 2\d{3}-\d\d-\d\d 2\d{3}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('\r\nreply,1,0,0\r\n')
  })
})

describe('the skiplog', () => {
  it('is walked with J, opens a chat with Enter, and is led back to as it was left', async () => {
    const level = { rights: ['chat_stats.skiplog', 'other_chats.overview'] }
    const { db, conversationId, worker, show } = await openList('/skiplog?period=30_days', level)
    const own = { conversationId, operatorId: worker.id }
    await makeSkip(db, { ...own, reason_words: 'I know him' })
    await makeSkip(db, { ...own, reason_words: 'He was angry' })
    const page = await show()
    const row = (reason: string) => page.getByRole('row').filter({ hasText: reason })
    await row('He was angry').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await row('I know him').getByRole('link').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/conversations/${conversationId}?from=skiplog`)
    await page.getByRole('link', { name: 'Back to skiplog' }).waitFor()
    await page.keyboard.press('b')
    await page.waitForURL('**/skiplog?period=30_days')
    await row('I know him').waitFor()
  })
})

describe('the login history', () => {
  it('tells how sign-ins ended, and is narrowed to an outcome by keyboard', async () => {
    const { db, worker, show } = await openList('/operator-login-history', { rights: ['manage_operators'] })
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
    await row('Two-factor code right').first().waitFor()
    await row('Firefox on Linux').filter({ hasText: '192.0.2.7' }).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('f')
    await page.getByLabel('Period').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bl')
    await page.waitForURL(/outcome=blocked/)
    await row('Two-factor code right').waitFor({ state: 'detached' })
    await row('Too many failed attempts').waitFor()
  })
})
