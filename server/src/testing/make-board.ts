import type { Board, Right } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeStaffedSite } from './in-hand.ts'
import { makeLevel, makeOperator } from './make.ts'

/** A site owner, and a coach who watches its board. */
export async function makeBoard(test: TestApp, { rights = [] }: { rights?: Right[] } = {}) {
  const site = await makeStaffedSite(test)
  const level = 152 + rights.length
  await makeLevel(test.db, { id: level, rights: ['chat_stats.board', ...rights] })
  const coach = await makeOperator(test.db, {
    name: 'Ilse M.',
    siteowner_ids: [site.siteowner.id],
    permissions_id: level,
  })
  const call = await test.signedIn(coach)
  const read = async (): Promise<Board> => (await call('GET', '/api/board')).json()
  const languageOf = async (language: string) =>
    (await read()).languages.find((each) => each.language === language)
  return { ...site, coach, call, read, languageOf }
}
