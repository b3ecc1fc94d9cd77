import { sql } from 'kysely'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { editor, expectInEditor } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { inLog } from '../shared-thread.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Colin asked again, three days after the last answer, in which we asked too. */
async function openChat({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const { db } = world
  const colin = await world.makeCustomer('Colin')
  await colin.write({ text: 'Do you like soup?', sent_at: daysAgo(4) })
  const { id, customer_id } = await world.findChat()
  const { operator } = await world.makeColleague('Ilse M.')
  const sent = await makeSentMessage(db, {
    conversationId: id,
    text: 'I do. Did you try the leeks? Wash them.',
  })
  await sql`update messages set sent_at = ${daysAgo(3)} where id = ${sent.id}`.execute(db)
  await colin.write('Not yet. What are you cooking?', 'Rain here. Will it stop?', 'Or is it you? I wonder.')
  await db
    .insertInto('customer_notes')
    .values({ customer_id, operator_id: operator.id, body: 'Ask how it went.' })
    .execute()
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expectInEditor(page)
  return { ...world, page, colin }
}

describe('the first row of a chat in hand', () => {
  it('has what the customer waits for, and each leads to its message by keyboard', async ({ journey }) => {
    const { page } = await openChat(journey)
    const row = page.getByRole('list', { name: 'What the customer waits for' })
    const links = row.getByRole('button')
    await expect(links).toHaveText([
      'Colin What are you cooking?',
      'Colin Will it stop?',
      '+1',
      'Marianne Did you try the leeks?',
      'Logbook Ask how it went.',
      '3 days',
    ])
    expect(await findAccessibilityViolations(page)).toEqual([])
    const focused = page.locator('li:focus')
    for (const [place, text] of [
      [0, 'What are you cooking?'],
      [1, 'Will it stop?'],
      [2, 'Or is it you?'],
      [3, 'Did you try'],
      [5, 'I do.'],
    ] as const) {
      await links.nth(place).press('Enter')
      await expect(focused).toContainText(text)
    }
    await links.nth(4).press('Enter')
    await expect(page.getByRole('region', { name: 'Logbook' })).toBeFocused()
  })

  it('has what is owed only: not after the answer', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.keyboard.type('Lentils. It will.')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(inLog(page, 'Lentils.')).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'What the customer waits for' }).getByRole('button'),
    ).toHaveText(['Marianne Did you try the leeks?', 'Logbook Ask how it went.'])
  })

  it('introduces the two who write where the chat begins, and is absent where nothing is owed', async ({
    open,
    makeWorld,
  }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.tell({
      facts: {
        city: 'Leeds',
        job: 'Garden centre',
        hobbies: 'Hill walking',
        pets: 'A border terrier',
        sports: 'Bowls',
      },
    })
    await colin.write('Hello?')
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expectInEditor(page)
    await expect(page.getByRole('list', { name: 'The chat begins' }).getByRole('listitem')).toHaveText([
      'Colin and Marianne',
      'Leeds',
      'Job Garden centre',
      'Sports Bowls',
      'Hobbies Hill walking',
    ])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(editor(page)).toHaveValue('')
    await expect(page.getByRole('list', { name: 'The chat begins' })).toBeHidden()
    await expect(page.getByRole('list', { name: 'What the customer waits for' })).toBeHidden()
  })
})
