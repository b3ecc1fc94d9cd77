import { readFile } from 'node:fs/promises'
import { makeLevel } from '../../server/src/testing/make.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { untilInHistory } from './recorded.ts'

/** What two operators have sent; three messages of Tom, of which one was answered, and one of Anna. */
async function makeStats({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeCustomer, makeColleague } = world
  const colin = await makeCustomer('Colin')
  await colin.write('Hello?')
  const { id: conversationId } = await world.findChat()
  const level = await makeLevel(db, { id: 144, rights: ['reviews.view'], history_size: 'all' })
  // A team of this world only.
  const team_id = 1_000 + siteowner.id
  const tom = await makeColleague('Tom B.', { permissions_id: level.id, team_id })
  const anna = await makeColleague('Anna V.', { permissions_id: level.id, team_id })
  await makeSentMessage(db, { conversationId, operatorId: tom.operator.id, text: 'First' })
  await colin.write('Yes')
  await makeSentMessage(db, { conversationId, operatorId: tom.operator.id, text: 'Second' })
  await makeSentMessage(db, {
    conversationId,
    operatorId: tom.operator.id,
    text: 'Third',
    turn: 'extra_reply',
  })
  await makeSentMessage(db, {
    conversationId,
    operatorId: anna.operator.id,
    text: 'Fourth',
    turn: 'extra_reply',
  })
  await untilInHistory(world, 4)
  const coach = await makeColleague('Ilse M.', { level: { rights: ['reviews.view'], history_size: 'all' } })
  return { world, team_id, tom, coach }
}

describe('the statistics', () => {
  it('have groups, and each number opens its messages in the history, by keyboard', async ({ journey }) => {
    const { coach } = await makeStats(journey)
    const page = await journey.open('/stats?by=operator&period=today', coach.cookie)
    await expect(page.getByRole('rowheader', { name: 'Only the statistics of Tom B.' })).toBeVisible()
    // Today is not over, in the charts and in words.
    await expect(page.getByText('hatched: still being counted').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /Tom B\..*Still being counted: / })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Tom B., Number of messages: 3, open the messages' }).press('Enter')
    await page.waitForURL(/\/history\?.*marked=sent/)
    await expect(page.getByText('3 of 3')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Third' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Fourth' })).not.toBeAttached()
    await page.goBack()
    await page.getByRole('link', { name: 'Tom B., Number with answer: 1, open the messages' }).press('Enter')
    await expect(page.getByText('1 of 1')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'First' })).toBeVisible()
  })

  it('are sorted by a column with the keyboard, also in the URL, and a name opens the page of the person', async ({
    journey,
  }) => {
    const { coach } = await makeStats(journey)
    const page = await journey.open('/stats?by=operator&period=today', coach.cookie)
    const table = page.getByRole('region', { name: 'By operator' })
    const heads = table.getByRole('columnheader')
    const names = table.locator('tbody th a:first-child')
    await expect(names).toHaveText(['Tom B.', 'Anna V.'])
    await expect(table.locator('th[aria-sort]')).not.toBeAttached()
    const byName = heads.getByRole('button', { name: 'Operator' })
    await byName.press('Enter')
    await expect(names).toHaveText(['Anna V.', 'Tom B.'])
    await expect(heads.first()).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(/[?&]sort=name/)
    await byName.press('Enter')
    await expect(heads.first()).toHaveAttribute('aria-sort', 'descending')
    await expect(names).toHaveText(['Tom B.', 'Anna V.'])
    await heads.getByRole('button', { name: 'Number of messages' }).click()
    await expect(heads.nth(1)).toHaveAttribute('aria-sort', 'descending')
    await heads.getByRole('button', { name: 'Number of messages' }).press(' ')
    await expect(names).toHaveText(['Anna V.', 'Tom B.'])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.reload()
    await expect(heads.nth(1)).toHaveAttribute('aria-sort', 'ascending')
    await expect(names).toHaveText(['Anna V.', 'Tom B.'])
    await page.keyboard.press('t')
    const days = page.getByRole('region', { name: 'Answer percentage, day by day' })
    await days.getByRole('button', { name: 'Tom B.' }).press('Enter')
    await expect(page).toHaveURL(/percentage_sort=-c1/)
    await expect(days.getByRole('rowheader')).toContainText('still being counted')
    await names.last().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tom B.' })).toBeVisible()
  })

  it('are shown as tables, and saved as pictures and as the same table in a file', async ({ journey }) => {
    const { coach } = await makeStats(journey)
    const page = await journey.open('/stats?by=operator&period=today', coach.cookie)
    const chart = page.locator('svg[data-chart]').first()
    await expect(chart).toBeVisible()
    const save = async (name: string) => {
      await page.getByRole('button', { name: 'Export' }).press('Enter')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).press('Enter'),
      ])
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    }
    const svg = await save('Picture as SVG')
    expect(svg.name).toMatch(/^stats .+\.svg$/)
    expect(svg.content.toString()).toContain('Answer percentage, day by day')
    // It stands alone: it says what it is of, and needs no style sheet.
    for (const words of ['>Stats<', '>Period: ', 'Rows: Operator', 'Language: All'])
      expect(svg.content.toString()).toContain(words)
    expect(svg.content.toString()).toMatch(/stroke="#[0-9a-f]{6}"/)
    expect(svg.content.toString()).not.toMatch(/var\(|color-mix|oklch|light-dark|color\(|rgb|class=|style=/)
    // What the lines are, and the note below the charts.
    for (const words of ['>now<', '>before<', 'Each panel spans'])
      expect(svg.content.toString()).toContain(words)
    expect(svg.content.toString()).toMatch(/<line [^>]*stroke-dasharray/)
    const png = await save('Picture as PNG')
    expect(png.name).toMatch(/^stats .+\.png$/)
    expect(png.content.subarray(1, 4).toString()).toBe('PNG')
    const csv = await save('Export CSV')
    const rows = csv.content.toString().trim().split('\r\n').slice(1)
    const shown = await page
      .locator('table tbody tr, table tfoot tr')
      .evaluateAll((lines) =>
        lines.map((line) =>
          [...line.querySelectorAll('td')].map((cell) => cell.textContent?.match(/\d+(\.\d)?/)?.[0] ?? ''),
        ),
      )
    expect(
      rows.map((row) =>
        row
          .split(',')
          .slice(2, 5)
          .map((cell) => Number(cell)),
      ),
    ).toEqual(shown.map((cells) => cells.map(Number)))
    await page.keyboard.press('t')
    await expect(chart).not.toBeAttached()
    await expect(page.getByRole('table')).toHaveCount(2)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('show an operator below level 150 beside the middle of five colleagues, without names', async ({
    journey,
  }) => {
    const { world, team_id, tom } = await makeStats(journey)
    const page = await journey.open('/stats?period=today', tom.cookie)
    await expect(
      page.getByRole('link', { name: 'Reply, Number of messages: 2, open the messages' }),
    ).toBeVisible()
    await expect(page.getByText('You and your team')).not.toBeAttached()
    const { id: conversationId } = await world.findChat()
    for (const name of ['Bea', 'Cas', 'Dirk', 'Eva']) {
      const { operator } = await world.makeColleague(name, { team_id })
      await makeSentMessage(world.db, { conversationId, operatorId: operator.id, turn: 'extra_reply' })
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You and your team' })).toBeVisible()
    await expect(page.getByText('5 colleagues, without names')).toBeVisible()
    await expect(page.getByText('Anna V.')).not.toBeAttached()
    await page.keyboard.press('f')
    await expect(page.getByLabel('Period')).toBeFocused()
    await expect(page.getByLabel('Operator', { exact: true })).not.toBeAttached()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    await expect.poll(isWider).toBe(false)
  })
})
