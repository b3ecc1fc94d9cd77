import type { Journey } from '../journey.ts'

/** The Chat overview of a coach, with three chats that wait. */
export async function openOverview({ open, makeWorld }: Journey, path = '/messages') {
  const world = await makeWorld()
  const names = ['Colin', 'Henk', 'Paola']
  for (const name of names) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const { cookie } = await world.makeColleague('Ilse M.', {
    level: { rights: ['other_chats.overview', 'other_chats.reports', 'reviews.view'] },
  })
  return { ...world, page: await open(path, cookie) }
}
