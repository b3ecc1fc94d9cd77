import type { Journey } from './journey.ts'

/** A world with a chat of Colin that nobody has in hand, and its number. */
export async function makeWaitingChat({ makeWorld }: Journey) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { id } = await world.findChat()
  const master = (name = 'Eva M.') =>
    world.makeColleague(name, { level: { rights: ['other_chats.overview', 'other_chats.take'] } })
  const coach = () => world.makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
  return { ...world, colin, id, master, coach }
}
