import { makeWaiting } from '../../server/src/testing/make-conversations.ts'
import type { Journey } from '../journey.ts'

/** A site with chats that wait in three languages, and a coach who may see the chats of others. */
export async function makeBoard({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeColleague } = world
  const wait = (language: string, seconds: number) => makeWaiting(db, { siteowner, language, seconds })
  await wait('it', 14 * 60)
  await wait('pl', 6 * 60)
  await wait('pl', 30)
  const coach = await makeColleague('Ilse M.', {
    level: { rights: ['chat_stats.board', 'other_chats.overview', 'other_chats.take'] },
  })
  return { ...world, wait, coach }
}
