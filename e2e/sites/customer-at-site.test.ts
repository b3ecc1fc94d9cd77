import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat } from '../chat-in-hand.ts'
import { bubble, editor } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

describe('what a customer does at their site, by keyboard', () => {
  it('is in the open chat: they read, they type, their profile is retired, they block it', async ({
    journey,
  }) => {
    const { page, db, colin, findChat, makeColleague } = await claimChat(journey)
    const { id: conversationId } = await findChat('Colin')
    await page.keyboard.type('Good morning')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'Good morning')).toBeVisible()
    await page.keyboard.type('Hello to you')
    const sent = await db
      .selectFrom('messages')
      .where('conversation_id', '=', conversationId)
      .where('direction', '=', 'out')
      .select('id')
      .executeTakeFirstOrThrow()
    await colin.read(sent.id)
    await expect(page.getByRole('log').getByText('Read', { exact: true })).toBeVisible()

    await colin.type()
    const typing = page.getByRole('status').filter({ hasText: 'Colin is typing…' })
    await expect(typing).toBeVisible()
    await expect(editor(page)).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await colin.write('And how are you?')
    await expect(bubble(page, 'And how are you?')).toBeVisible()
    await expect(typing).toBeHidden()

    await colin.tellProfile({ is_retired: true })
    await page.reload()
    await expect(page.getByText('Retired', { exact: true })).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')

    await colin.leave('blocked')
    await expect(page.getByRole('heading', { name: 'This chat is no longer yours' }).first()).toBeVisible()
    await expect(page.getByText(/^The customer blocked the profile, /)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    const { cookie } = await makeColleague('Bram H.', {
      level: { rights: ['other_chats.overview'], history_size: 'all' },
    })
    const reading = await journey.open(`/conversations/${conversationId}`, cookie)
    await expect(reading.getByText('The customer blocked the profile')).toBeVisible()
    await expect(reading.getByText('Retired', { exact: true })).toBeVisible()
    await colin.type()
    await expect(reading.getByText('Colin is typing…')).toBeVisible()
    expect(await findAccessibilityViolations(reading)).toEqual([])
  })
})
