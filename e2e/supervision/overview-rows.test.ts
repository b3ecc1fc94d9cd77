import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'
import { openOverview } from './open-overview.ts'

describe('the rows of the Chat overview', () => {
  it('have the longest wait first, and the newest message on request', async ({ journey }) => {
    const { page, db, siteowner } = await openOverview(journey)
    await db
      .updateTable('queue_items')
      .set({ due_at: sql<string>`now() - interval '13 minutes'` })
      .where('siteowner_id', '=', siteowner.id)
      .where('conversation_id', 'in', (eb) =>
        eb
          .selectFrom('conversations as c')
          .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
          .where('cu.name', '=', 'Henk')
          .select('c.id'),
      )
      .execute()
    await page.reload()
    const names = page.getByRole('rowheader')
    await expect(names).toHaveText([/Henk/, /Colin/, /Paola/])
    const waiting = page.getByRole('columnheader', { name: 'Waiting' })
    await expect(waiting).toHaveAttribute('aria-sort', 'descending')
    // By its colour: in the early afternoon, the time of the message looks the same.
    const late = page.getByRole('row', { name: /Henk/ }).locator('[class*="red"]')
    await expect(
      late
        .getByText(/^13:\d\d$/)
        .or(late.filter({ hasText: /^13:\d\d$/ }))
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Newest message' }).press('Enter')
    await expect(names).toHaveText([/Paola/, /Henk/, /Colin/])
    await page.waitForURL(/order=newest/)
    await page.getByRole('button', { name: 'Waiting', exact: true }).press('Enter')
    await expect(names).toHaveText([/Henk/, /Colin/, /Paola/])
  })

  it('say who answers a chat, and since when a master has one', async ({ journey }) => {
    const { page, db, siteowner, makeColleague } = await openOverview(journey)
    const idOf = async (name: string) => {
      const { id } = await db
        .selectFrom('conversations as c')
        .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
        .where('c.siteowner_id', '=', siteowner.id)
        .where('cu.name', '=', name)
        .select('c.id')
        .executeTakeFirstOrThrow()
      return id
    }
    const { operator } = await makeColleague('Tom B.')
    await db
      .updateTable('queue_items')
      .set({
        operator_id: operator.id,
        lease_id: sql<string>`gen_random_uuid()`,
        expires_at: sql<string>`now() + interval '1 hour'`,
      })
      .where('conversation_id', '=', await idOf('Henk'))
      .execute()
    const paola = await idOf('Paola')
    await db
      .updateTable('queue_items')
      .set({ for_master: true })
      .where('conversation_id', '=', paola)
      .execute()
    await db
      .insertInto('handovers')
      .values({
        conversation_id: paola,
        reason_code: 'meeting',
        created_at: sql<string>`now() - interval '11 minutes'`,
      })
      .execute()
    await page.reload()
    await expect(page.getByRole('row', { name: /Henk/ })).toContainText('Tom B. is answering this chat')
    await expect(page.getByRole('row', { name: /Paola/ })).toContainText(/With master, 11:\d\d/)
    await expect(page.getByRole('row', { name: /Colin/ })).toContainText('Unread')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('are read beside the list with Space, which follows the cursor and claims nothing', async ({
    journey,
  }) => {
    const { page, db, siteowner } = await openOverview(journey)
    await expect(page.getByRole('row', { name: /Colin/ })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await expect(preview).toContainText('Colin says hello')
    await page.waitForURL(/preview=\d+/)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('j')
    await expect(preview).toContainText('Henk says hello')
    await page.reload()
    await expect(preview).toContainText('Henk says hello')
    const claimed = await db
      .selectFrom('queue_items')
      .where('siteowner_id', '=', siteowner.id)
      .where((eb) => eb.or([eb('lease_id', 'is not', null), eb('opened', '=', true)]))
      .selectAll()
      .execute()
    expect(claimed).toEqual([])
    await page.keyboard.press('Space')
    await expect(preview).toBeHidden()
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    await preview.getByRole('button', { name: 'Open to read' }).press('Enter')
    await page.waitForURL(/\/conversations\/\d+\?from=overview/)
  })
})
