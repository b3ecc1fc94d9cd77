import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { editor, expectInEditor } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { inLog } from '../shared-thread.ts'

/** Marianne told Colin of two cats, and asked where he grew up. */
async function openChat({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { id } = await world.findChat()
  const { operator } = await world.makeColleague('Ilse M.')
  const { id: message_id, sent_at } = await makeSentMessage(world.db, {
    conversationId: id,
    text: 'Pip and Mabel rule here. Where did you grow up?',
  })
  await world.db
    .insertInto('told_facts')
    .values({
      conversation_id: id,
      message_id,
      message_sent_at: sent_at,
      about: 'profile',
      body: 'Two cats',
      operator_id: operator.id,
    })
    .execute()
  await colin.write('Do you have a cat?')
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expectInEditor(page)
  return { ...world, page }
}

describe('what this customer was told before', () => {
  it('is shown when a text contradicts it, leads to its message, closes, and never blocks', async ({
    journey,
  }) => {
    const { page } = await openChat(journey)
    const notice = page.getByRole('status').filter({ hasText: 'You told Colin' })
    await page.keyboard.type('My only cat Mabel says hello.')
    await expect(notice).toContainText('Two cats. Your text says “only cat”.')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await notice.getByRole('button', { name: 'See message' }).press('Enter')
    await expect(page.locator('li:focus')).toContainText('Pip and Mabel')
    await expect(editor(page)).toHaveValue('My only cat Mabel says hello.')
    await notice.getByRole('button', { name: 'Close, my text is right' }).press('Enter')
    await expect(notice).toBeHidden()
    await expectInEditor(page)
    await page.keyboard.press('Control+Shift+Enter')
    await expect(inLog(page, 'My only cat Mabel')).toBeVisible()
  })

  it('is shown when a text asks it again', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.keyboard.type('Two of them. And where did you grow up?')
    await expect(page.getByRole('status').filter({ hasText: 'Already asked' })).toContainText(
      '“Where did you grow up?”',
    )
    await page.getByRole('button', { name: 'See message' }).press('Enter')
    await expect(page.locator('li:focus')).toContainText('Pip and Mabel')
    await expect(editor(page)).toHaveValue('Two of them. And where did you grow up?')
  })
})
