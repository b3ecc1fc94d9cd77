import { makeCountedTeam, makeFairnessItem } from '../../server/src/testing/fairness-world.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('a coach compares one operator with the team, and the operator sees the same', async ({ journey }) => {
  const { db, siteowner, makeColleague, makeCustomer } = await journey.makeWorld()
  await (await makeCustomer('Colin')).write('A long message')
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  // A team of this world only.
  const team_id = 40_000 + siteowner.id
  const tom = await makeColleague('Tom B.', { team_id })
  const others = []
  for (const name of ['Anna V.', 'Bram K.', 'Claire D.', 'Eva M.', 'Femke B.'])
    others.push((await makeColleague(name, { team_id })).operator)
  const gijs = await makeColleague('Gijs R.', { team_id })
  await makeCountedTeam(db, { siteowner, operators: [tom.operator, ...others, gijs.operator] })
  const coach = await makeColleague('Ilse M.', {
    level: { rights: ['chat_stats.fairness', 'reviews.view', 'other_chats.overview'], history_size: 'all' },
    siteowner_ids: null,
  })
  const page = await journey.open('/', coach.cookie)
  await page.getByRole('link', { name: 'Fairness' }).press('Enter')
  await expect(page.getByText('One person at a time, by name.')).toBeVisible()
  await page.goto(`/fairness?operator_id=${tom.operator.id}`)
  const long = page.getByRole('row', { name: /^Skipped, long messages/ })
  await expect(long).toContainText('More than the team')
  await expect(page.getByText('For a talk, not for a verdict.')).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: 'Anna V.' })).toHaveCount(0)
  expect(await findAccessibilityViolations(page)).toEqual([])
  const own = await journey.open('/fairness', tom.cookie)
  await expect(own.getByText('Coaches with the right see this page as you do.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Operator: Tom B.' })).toBeVisible()
  await expect(own.getByRole('button', { name: /^Operator: / })).toHaveCount(0)
  const figures = (text: string | null) => text?.replaceAll('Tom B.', '')
  expect(figures(await own.getByRole('table').first().textContent())).toBe(
    figures(await page.getByRole('table').first().textContent()),
  )
  await expect(own.getByRole('heading', { name: 'Look before you talk' })).toBeVisible()
  // Without a difference, and without the right to the history, there is nothing to look at.
  const alike = await journey.open('/fairness', gijs.cookie)
  await expect(alike.getByRole('heading', { name: 'In words' })).toBeVisible()
  await expect(alike.getByRole('heading', { name: 'Look before you talk' })).toHaveCount(0)
  // A number opens the items that it counts.
  await page.getByRole('link', { name: /^Skipped, long messages: \d+ of \d+, open them$/ }).press('Enter')
  await page.waitForURL(/measure=skipped_long/)
  await expect(page.getByText('Nothing is counted here.')).toBeVisible()
  await makeFairnessItem(db, { conversationId, operatorId: tom.operator.id, siteownerId: siteowner.id })
  await page.reload()
  await expect(page.getByRole('row', { name: /Colin and Marianne/ })).toContainText('Skipped')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Colin and Marianne' }).press('Enter')
  await page.waitForURL(`**/conversations/${conversationId}?from=fairness`)
  await page.getByRole('link', { name: 'Back to fairness' }).press('Enter')
  await page.waitForURL(/\/fairness\?.*measure=skipped_long/)
  const number = page.getByRole('link', {
    name: /^Skipped: messages of 300 and more characters: \d+ of \d+, open them$/,
  })
  await number.press('Enter')
  await page.waitForURL(/measure=skipped&length=300/)
  await expect(
    page.getByRole('heading', { name: 'Skipped: messages of 300 and more characters' }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Colin and Marianne/ })).toContainText('Skipped')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'All skips' }).press('Enter')
  await page.waitForURL(new RegExp(`/history\\?.*operator_id=${tom.operator.id}.*marked=skipped`))
})
