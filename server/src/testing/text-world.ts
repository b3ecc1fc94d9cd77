import type { TestApp } from './app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './make.ts'
import { makeProfileText } from './make-profile-texts.ts'

type Send = Awaited<ReturnType<TestApp['signedIn']>>
/** Somebody who writes and reviews profile texts. */
export type TextWriter = { id: number; name: string; send: Send }

/** A site owner, and people who write only for it, so that other tests of a file do not change their lists. */
export async function makeTextWorld(test: TestApp, team_id = 22) {
  await makeLevel(test.db, { id: 120, rights: ['profile_text'] })
  const siteowner = await makeSiteowner(test.db, { text_rules: ['No prices'] })
  const person = async (): Promise<TextWriter> => {
    const operator = await makeOperator(test.db, {
      permissions_id: 120,
      siteowner_ids: [siteowner.id],
      languages: ['en'],
      team_id,
    })
    return { id: operator.id, name: operator.name, send: await test.signedIn(operator) }
  }
  const [writer, reviewer] = [await person(), await person()]
  const want = (own = {}) => makeProfileText(test.db, { siteowner_id: siteowner.id, ...own })
  return { siteowner, writer, reviewer, person, want }
}

export const claim = async ({ send }: TextWriter, id: number) =>
  (await send('POST', `/api/profile-texts/${id}/claim`, {})).json()

/** Performs an action on the text in hand: `submit`, `approve`, `return`, `skip`. */
export const act = async ({ send }: TextWriter, id: number, what: string, leaseId: string, more = {}) =>
  (await send('POST', `/api/profile-texts/${id}/${what}`, { lease_id: leaseId, ...more })).json()

/** Claims the next text with this status. */
export const claimNext = async ({ send }: TextWriter, status: string) =>
  (await send('POST', '/api/profile-texts/claim', { status })).json().claimed

export const listTexts = async ({ send }: TextWriter, query: string) =>
  (await send('GET', `/api/profile-texts?${query}`)).json()
