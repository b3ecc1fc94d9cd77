import { type Endpoint, type Right, rights } from '@panel/contract'
import { sessionCookie } from '../../features/people/sign-in/session.ts'
import type { TestApp } from '../app.ts'
import { makeCustomer, makeLevel, makeOperator, makeProfile, makeSiteowner } from '../make.ts'
import { plainText } from './example.ts'

/** The rights of each account level; `nobody` has none. */
export const levels = {
  nobody: { id: 50, rights: [] },
  operator: { id: 100, rights: ['profile_text'] },
  coach: {
    id: 150,
    rights: [
      'other_chats.overview',
      'other_chats.reports',
      'reviews.view',
      'reviews.score',
      'chat_stats.away',
      'chat_stats.board',
      'chat_stats.fairness',
      'share_views',
      'profile_text',
    ],
  },
  master: {
    id: 175,
    rights: rights.filter(
      (right) => !['manage_operators', 'customer_rights', 'profile_sets'].includes(right),
    ),
  },
  admin: { id: 200, rights: [...rights] },
} satisfies Record<string, { id: number; rights: Right[] }>

export type Level = keyof typeof levels

/** Creates an operator with this account level. */
export async function operatorOf(test: TestApp, level: Level) {
  await makeLevel(test.db, levels[level])
  return makeOperator(test.db, { permissions_id: levels[level].id })
}

/** Headers of a browser with a new session of this operator. */
export async function withSession(test: TestApp, operator: { id: number }, options?: { tfa?: boolean }) {
  const { token, sessionId } = await test.signedIn(operator, options)
  return { headers: { cookie: `${sessionCookie}=${token}` }, sessionId }
}

/** Headers of a site with its own key. */
export async function withSiteKey(test: TestApp) {
  const { key, id } = await makeSiteowner(test.db)
  return { headers: { authorization: `Bearer ${key}` }, siteownerId: id }
}

/** Headers of a new caller with the access that this endpoint requires, who may see the objects of the examples. */
export async function admitted(test: TestApp, endpoint: Endpoint): Promise<Record<string, string>> {
  if (endpoint.access !== 'site') return (await withSession(test, await operatorOf(test, 'admin'))).headers
  const { headers, siteownerId } = await withSiteKey(test)
  const known = { siteowner_id: siteownerId, external_id: plainText }
  await Promise.all([makeCustomer(test.db, known), makeProfile(test.db, known)])
  return headers
}

/** As `admitted`, for requests that are refused and change nothing: one caller for all endpoints with this access. */
export function makeUnchangedCallers(test: TestApp) {
  const callers = new Map<string, Promise<Record<string, string>>>()
  return (endpoint: Endpoint) => {
    const kind = endpoint.access === 'site' ? 'site' : 'operator'
    const caller = callers.get(kind) ?? admitted(test, endpoint)
    callers.set(kind, caller)
    return caller
  }
}
