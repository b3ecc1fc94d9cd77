import type { Page } from 'playwright-core'
import type { useBrowser } from './browser.ts'
import { bubble } from './commands.ts'
import type { World } from './world.ts'

type Reach = Pick<ReturnType<typeof useBrowser>, 'open'> & { makeWorld: () => Promise<World> }

export const question = 'Are you sure you want to continue without sending your message?'
export const nothing = (page: Page) => page.getByText('No chats for you right now')

export const chatsInHand = ({ open, makeWorld }: Reach) => {
  /** Anna has Colin's chat in hand, out of the editor: single letters are keys. */
  async function openChat({ typed = '', others = [] as string[] } = {}) {
    const world = await makeWorld()
    const colin = await world.makeCustomer('Colin')
    await colin.write('Hello?')
    for (const name of others) await (await world.makeCustomer(name)).write(`${name} says hello`)
    const { cookie, operator } = await world.makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await bubble(page, 'Hello?').waitFor()
    await page.locator('textarea:focus').waitFor()
    if (typed) {
      await page.keyboard.type(typed)
      await page.getByText(/^Draft saved/).waitFor()
    }
    await page.keyboard.press('Escape')
    const conversation = await world.db
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.id', 'conversations.customer_id')
      .where('conversations.siteowner_id', '=', world.siteowner.id)
      .where('customers.name', '=', 'Colin')
      .select('conversations.id')
      .executeTakeFirstOrThrow()
    return { ...world, colin, page, operator, id: conversation.id }
  }
  return openChat
}
