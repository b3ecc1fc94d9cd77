import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('a coach opens the team from the menu, and from it a person with figures, reviews and breaks', async ({
  journey,
}) => {
  const { db, siteowner, makeColleague, makeCustomer, findChat } = await journey.makeWorld()
  const team = await db
    .insertInto('teams')
    .values({ id: 500_000 + siteowner.id, name: `Team of ${siteowner.id}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  await (await makeCustomer('Colin')).write('Hello?')
  const { id: conversationId } = await findChat('Colin')
  const tom = await makeColleague('Tom B.', { team_id: team.id })
  await makeColleague('Anna V.', { team_id: team.id })
  await makeSentMessage(db, { conversationId, operatorId: tom.operator.id, text: 'Hello Colin' })
  await db
    .insertInto('away_times')
    .values({
      operator_id: tom.operator.id,
      reason_words: 'Doorbell',
      started_at: '2026-01-01T10:00:00Z',
      ends_at: '2026-01-01T10:02:00Z',
      ended_at: '2026-01-01T10:02:00Z',
    })
    .execute()
  const coach = await makeColleague('Ilse M.', {
    team_id: team.id,
    level: { rights: ['reviews.view', 'reviews.score', 'chat_stats.away'] },
  })
  const page = await journey.open('/', coach.cookie)
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter')
  const panel = page.getByRole('region', { name: team.name })
  await expect(panel.getByRole('row', { name: /Tom B\..* 1 / })).toBeVisible()
  await expect(panel.getByRole('row', { name: /Ilse M\. .*Ready/ })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await panel.getByRole('link', { name: 'Tom B.' }).press('Enter')
  await page.waitForURL(new RegExp(`/operators/${tom.operator.id}$`))
  await expect(page.getByRole('region', { name: 'Breaks' }).getByText('Doorbell')).toBeVisible()
  await expect(page.getByText('No message was reviewed.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'This month' }).getByText('1', { exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
})
