import { sql } from 'kysely'
import { makeWaiting } from '../../server/src/testing/make-conversations.ts'
import { expect, it } from '../journey.ts'
import { makeBoard } from './waiting-board.ts'

it('a wait is late by the thresholds that admins set, in the same colours as on the home page', async ({
  journey,
}) => {
  const { coach } = await makeBoard(journey)
  const page = await journey.open('/board', coach.cookie)
  const oldest = (language: string) =>
    page
      .getByRole('row', { name: language })
      .getByText(/^\d+:\d\d$/)
      .first()
  await expect(oldest('Italian')).toHaveClass(/red/)
  await expect(oldest('Polish')).not.toHaveClass(/amber|red/)
  await page.goto('/')
  await expect(oldest('Italian')).toHaveClass(/red/)
  await expect(oldest('Polish')).not.toHaveClass(/amber|red/)
})

it('chats that wait for a master are counted and said, the late ones in colour', async ({ journey }) => {
  const { db, wait, siteowner, coach } = await makeBoard(journey)
  await wait('nl', 60)
  const handOver = async (name: string, minutes: number) => {
    const { id } = await makeWaiting(db, { siteowner, customer: { name }, item: { for_master: true } })
    await db
      .insertInto('handovers')
      .values({
        conversation_id: id,
        reason_code: 'meeting',
        created_at: sql<string>`now() - make_interval(mins => ${minutes})`,
      })
      .execute()
  }
  await handOver('Luis M.', 12)
  await handOver('Jos V.', 6)
  await handOver('Karin S.', 1)
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByText(/^4 waiting, .* 3 more are with masters\./)).toBeVisible()
  const panel = page.getByRole('region', { name: 'With masters' })
  await expect(panel).toContainText('amber 5 min, red 10')
  const clock = (name: string) =>
    panel
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^\d+:\d\d$/)
      .first()
  await expect(clock('Luis M.')).toHaveClass(/red/)
  await expect(clock('Jos V.')).toHaveClass(/amber/)
  await expect(clock('Karin S.')).not.toHaveClass(/amber|red/)
})
