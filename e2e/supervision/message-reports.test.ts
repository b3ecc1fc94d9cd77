import type { Page } from '@playwright/test'
import { makeLevel } from '../../server/src/testing/make.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { boxOf, overlap } from '../boxes.ts'
import { expect, it, type Journey } from '../journey.ts'

const address = '/message-reports'
const settle = (page: Page) => page.getByRole('button', { name: 'Settle & next' })
const cases = (page: Page) => page.locator('li [data-id]')

/** An operator whose messages with these texts were reported, and two supervisors of their site. */
async function makeReports({ makeWorld }: Journey, texts: string[]) {
  const world = await makeWorld()
  const { db, siteowner, makeCustomer, makeColleague } = world
  const level = await makeLevel(db, {
    id: 157,
    rights: ['other_chats.overview', 'other_chats.reports'],
    history_size: 'all',
  })
  const writer = await makeColleague('Tom B.')
  const reporter = await makeColleague('Anna V.')
  for (const [index, text] of texts.entries()) {
    await (await makeCustomer(`Colin ${index + 1}`)).write('Hello?')
    const { id: conversationId } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { id } = await makeSentMessage(db, { conversationId, operatorId: writer.operator.id, text })
    await db
      .insertInto('message_reports')
      .values({
        message_id: id,
        conversation_id: conversationId,
        siteowner_id: siteowner.id,
        operator_id: reporter.operator.id,
        reason_id: 1,
        notes: 'Look at this.',
      })
      .execute()
  }
  const join = (name: string) => makeColleague(name, { permissions_id: level.id, team_id: 22 })
  return { world, writer, ilse: await join('Ilse M.'), bram: await join('Bram H.') }
}

it('a supervisor settles reports with two keys each, and takes one back', async ({ journey }) => {
  const { ilse } = await makeReports(journey, ['First text', 'Second text', 'Third text'])
  const page = await journey.open(address, ilse.cookie)
  await expect(page.locator('[data-reported]').getByText('First text')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Message reports 3 open reports' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  // Enter without an outcome says what is missing.
  await settle(page).press('Enter')
  await expect(page.getByText('Choose an outcome first.')).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-reported]').getByText('Second text')).toBeVisible()
  await expect(cases(page)).toHaveCount(2)
  await page.keyboard.press('u')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-reported]').getByText('Third text')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator('[data-reported]').getByText('Second text')).toBeVisible()
  await expect(cases(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'With you', exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.getByRole('link', { name: 'Settled' }).click()
  await expect(cases(page)).toHaveCount(1)
  await expect(page.getByText('First text').first()).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/conversations\/\d+\?from=reports/)
})

it('the toast with Undo covers no outcome and not the button for the next report', async ({ journey }) => {
  const texts = ['First text', 'Second text', 'Third text', 'Fourth text']
  const { ilse } = await makeReports(journey, texts)
  const page = await journey.open(address, ilse.cookie)
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  const widths = [1440, 1100, 390]
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await expect(page.locator('[data-reported]').getByText(texts[index] ?? '')).toBeVisible()
    await page.keyboard.press('u')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-reported]').getByText(texts[index + 1] ?? '')).toBeVisible()
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
    const shown = await boxOf(toast.locator('> *').first())
    for (const button of [
      settle(page),
      ...(await page.getByRole('group', { name: 'Outcome' }).getByRole('button').all()),
    ])
      expect({ width, overlaps: overlap(shown, await boxOf(button)) }).toEqual({ width, overlaps: false })
  }
})

it('a note reaches the writer, who confirms it', async ({ journey }) => {
  const { world, writer, ilse } = await makeReports(journey, ['My number is 06'])
  const page = await journey.open(address, ilse.cookie)
  await expect(page.locator('[data-reported]')).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('Never a number, also not in jest.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No report is open')).toBeVisible()
  // The time in which it can be undone has passed.
  await world.db
    .updateTable('coach_notes')
    .set({ created_at: '2026-01-01T00:00:00Z' })
    .where('operator_id', '=', writer.operator.id)
    .execute()
  const operator = await journey.open('/', writer.cookie)
  await expect(operator.getByText('Never a number, also not in jest.')).toBeVisible()
  expect(await findAccessibilityViolations(operator)).toEqual([])
  await operator.getByRole('button', { name: 'I have read it' }).click()
  await expect(operator.getByText('Never a number, also not in jest.')).toBeHidden()
})

it('two supervisors work side by side: what one settles, the other reads, with the own note kept', async ({
  journey,
}) => {
  const { ilse, bram } = await makeReports(journey, ['First text', 'Second text'])
  const first = await journey.open(address, ilse.cookie)
  const second = await journey.open(address, bram.cookie)
  await expect(second.locator('[data-reported]')).toBeVisible()
  await second.keyboard.press('m')
  await second.keyboard.type('Please decide')
  await expect(first.locator('[data-reported]')).toBeVisible()
  await first.keyboard.press('t')
  await expect(second.getByText('with Ilse M.')).toBeVisible()
  await first.keyboard.press('d')
  await first.keyboard.press('Enter')
  await expect(second.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(second.getByText('by Ilse M.')).toBeVisible()
  await expect(second.getByText('Ilse M. has settled this report in the meantime.')).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Your note' })).toHaveValue('Please decide')
})

it('the numbers of the statistics open the lists of their cases', async ({ journey }) => {
  const { world, ilse } = await makeReports(journey, ['First text', 'Second text', 'Third text'])
  await world.db
    .updateTable('report_cases')
    .set({ outcome: 'hide', settled_at: new Date().toISOString(), settled_by: ilse.operator.id })
    .where('siteowner_id', '=', world.siteowner.id)
    .where('id', '=', (query) =>
      query
        .selectFrom('report_cases')
        .where('siteowner_id', '=', world.siteowner.id)
        .select(({ fn }) => fn.min('id').as('id')),
    )
    .execute()
  const page = await journey.open(address, ilse.cookie)
  await page.getByRole('link', { name: 'Statistics', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'Tom B., Open: 2, open the list' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Tom B., Founded: 1, open the list' }).press('Enter')
  await page.waitForURL(/founded=yes/)
  await expect(cases(page)).toHaveCount(1)
  await expect(page.getByText('Tom B., Founded')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Tom B., Open: 2, open the list' }).press('Enter')
  await expect(cases(page)).toHaveCount(2)
})

it('a supervisor escalates from a report, and takes it back', async ({ journey }) => {
  const { ilse } = await makeReports(journey, ['My daughter is 14'])
  const page = await journey.open(address, ilse.cookie)
  await expect(page.getByRole('button', { name: 'Escalate' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Escalate this chat' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText('Escalated: possible minor', { exact: true })).toBeVisible()
  await expect(cases(page)).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(page.getByText('Escalated: possible minor', { exact: true })).toBeHidden()
})

it('all reports of one customer are settled at once, and a settled one is opened again', async ({
  journey,
}) => {
  const { world, ilse, writer } = await makeReports(journey, ['First text', 'Second text'])
  const { conversation_id } = await world.db
    .selectFrom('report_cases')
    .where('siteowner_id', '=', world.siteowner.id)
    .select('conversation_id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await makeSentMessage(world.db, {
    conversationId: conversation_id,
    operatorId: writer.operator.id,
    text: 'Third text',
    turn: 'extra_reply',
  })
  await world.db
    .insertInto('message_reports')
    .values({
      message_id: id,
      conversation_id,
      siteowner_id: world.siteowner.id,
      operator_id: ilse.operator.id,
      reason_id: 1,
      notes: 'Again.',
    })
    .execute()
  const page = await journey.open(address, ilse.cookie)
  await expect(page.locator('[data-reported]').getByText('First text')).toBeVisible()
  await page.keyboard.press('u')
  await page.keyboard.press('s')
  await expect(
    page.getByRole('checkbox', { name: 'Also the other open report of this customer' }),
  ).toBeChecked()
  await settle(page).press('Enter')
  await expect(page.getByText('2 reports of this customer are settled.')).toBeVisible()
  await expect(cases(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Settled' }).press('Enter')
  await expect(cases(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('This report is open again, with you.')).toBeVisible()
  await expect(cases(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'With you', exact: true })).toBeVisible()
})
