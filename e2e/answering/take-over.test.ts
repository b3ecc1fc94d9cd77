import { findAccessibilityViolations } from '../accessibility.ts'
import { expectInEditor } from '../commands.ts'
import { holdChat, itemOf, setIdle } from '../idle-operator.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { openPresence } from '../presence.ts'
import type { World } from '../world.ts'

const openChat = async ({ open, makeWorld }: Journey) => holdChat(open, await makeWorld())

describe('a master', () => {
  const openMaster = async ({ open }: Journey, world: World, path: string) => {
    const eva = await world.makeColleague('Eva M.', {
      level: { rights: ['other_chats.overview', 'other_chats.take'] },
    })
    return { page: await open(path, eva.cookie), eva }
  }

  it('takes a chat over from an idle operator with a reason, and that operator sees who it was and keeps the draft', async ({
    journey,
  }) => {
    const { page: holder, colin: _, ...world } = await openChat(journey)
    const { conversation_id: id } = await itemOf(world)
    const { page } = await openMaster(journey, world, `/conversations/${id}`)
    const button = page.getByRole('button', { name: 'Take this chat' })
    await expect(button).toHaveAttribute('title', 'Anna V. is answering this chat')
    await setIdle(world, 80)
    await holder.clock.fastForward(75_000)
    const takeOver = page.getByRole('button', { name: 'Take over' })
    await expect(takeOver).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    // The holder's page must learn of the loss from a hint, so it must not learn of it from a refused renewal.
    await holder.route('**/api/leases/**', (route) => route.abort())
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog', { name: 'Take this chat over' })
    await expect(dialog.locator('textarea:focus')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Say why you take it over.')).toBeVisible()
    await page.keyboard.type('Colin has waited for an hour')
    await page.keyboard.press('Control+Enter')
    await expectInEditor(page)
    await expect(holder.getByText('Eva M. is answering this chat').first()).toBeVisible()
    await expect(holder.getByText(/^Taken over at .* because you were inactive/)).toBeVisible()
    await expect(holder.getByText('Half a thought').first()).toBeVisible()
    const audit = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.take_over')
      .where('subject_id', '=', id)
      .select('details')
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      { details: { from: world.anna.operator.id, reason: 'Colin has waited for an hour' } },
    ])
  })

  it('sees in the presence list that the holder gives no input, and since when', async ({
    journey,
    open,
  }) => {
    const { page: _, ...world } = await openChat(journey)
    await setIdle(world, 130)
    const { line } = await openPresence(open, world.makeColleague)
    await expect(line.getByText('No activity, 2 min')).toBeVisible()
  })
})
