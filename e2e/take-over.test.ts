import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { inEditor } from './commands.ts'
import { holdChat, itemOf, letIdle } from './idle-hands.ts'
import { useWorld, type World } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const openChat = async () => holdChat(open, await makeWorld())

describe('a master', () => {
  const openMaster = async (world: World, path: string) => {
    const eva = await world.makeColleague('Eva M.', {
      level: { rights: ['other_chats.overview', 'other_chats.take'] },
    })
    return { page: await open(path, eva.cookie), eva }
  }

  it('takes a chat over from an idle holder with a reason, who is told by whom and keeps the draft', async () => {
    const { page: holder, colin: _, ...world } = await openChat()
    const { conversation_id: id } = await itemOf(world)
    const { page } = await openMaster(world, `/conversations/${id}`)
    const button = page.getByRole('button', { name: 'Take this chat' })
    expect(await button.getAttribute('title')).toBe('Anna V. is answering this chat')
    await letIdle(world, 80)
    await holder.clock.fastForward(75_000)
    const takeOver = page.getByRole('button', { name: 'Take over' })
    await takeOver.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog', { name: 'Take this chat over' })
    await dialog.locator('textarea:focus').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Say why you take it over.').waitFor()
    await page.keyboard.type('Colin has waited for an hour')
    await page.keyboard.press('Control+Enter')
    await inEditor(page)
    await holder.getByText('Eva M. is answering this chat').first().waitFor()
    await holder.getByText(/^Taken over at .*no key or pointer came from you/).waitFor()
    await holder.getByText('Half a thought').first().waitFor()
    const audit = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.take_over')
      .where('subject_id', '=', id)
      .select('details')
      .execute()
    expect(audit).toEqual([
      { details: { from: world.anna.operator.id, reason: 'Colin has waited for an hour' } },
    ])
  })

  it('sees in who is here that the holder gives no input, and since when', async () => {
    const { page: _, ...world } = await openChat()
    await letIdle(world, 130)
    const ilse = await world.makeColleague('Ilse M.', { permissions_id: 150 })
    const coach = await open('/', ilse.cookie)
    const line = coach
      .getByRole('list', { name: 'Team 22' })
      .getByRole('listitem')
      .filter({ hasText: 'Anna V.' })
    await line.getByText('Answering, English').waitFor()
    await line.getByText('No activity, 2 min').waitFor()
  })
})
