import type { Endpoint } from '@panel/contract'
import { sessionCookie } from '../../features/sign-in/session.ts'
import type { TestApp } from '../app.ts'
import { makeCustomer, makeLevel, makeOperator, makeProfile, makeSiteowner } from '../make.ts'
import { plainText } from './example.ts'

/** Rights that suit each account level; `nobody` has none at all. */
export const levels = {
  nobody: { id: 50 },
  operator: { id: 100, profile_text: true },
  coach: {
    id: 150,
    other_chats: ['overview', 'reports'],
    reviews: ['view'],
    chat_stats: ['away'],
    profile_text: true,
  },
  master: {
    id: 175,
    other_chats: ['overview', 'reports', 'take', 'handover'],
    reviews: ['view'],
    chat_stats: ['skiplog', 'away'],
    profile_text: true,
    profile_text_report: true,
    profile_sets_report: true,
  },
  admin: {
    id: 200,
    other_chats: ['overview', 'reports', 'take', 'handover'],
    reviews: ['view'],
    chat_stats: ['skiplog', 'away'],
    manage_operators: true,
    profile_text: true,
    profile_sets: true,
    profile_sets_report: true,
    profile_text_report: true,
  },
} as const

export type Level = keyof typeof levels

/** A new operator of this account level. */
export async function operatorOf(test: TestApp, level: Level) {
  const { id, ...rights } = levels[level]
  // The copies: a row's lists are not read-only.
  const lists = Object.fromEntries(
    Object.entries(rights).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  )
  await makeLevel(test.db, { id, ...lists })
  return makeOperator(test.db, { permissions_id: id })
}

/** Headers of a browser with a new session of this operator. */
export async function withSession(test: TestApp, operator: { id: number }, options?: { tfa?: boolean }) {
  const { token, sessionId } = await test.signedIn(operator, options)
  return { headers: { cookie: `${sessionCookie}=${token}` }, sessionId }
}

/** Headers of a site with a key of its own. */
export async function withSiteKey(test: TestApp) {
  const { key, id } = await makeSiteowner(test.db)
  return { headers: { authorization: `Bearer ${key}` }, siteownerId: id }
}

/** Headers of a new caller who may do all that this endpoint asks for, and who knows the people of the examples. */
export async function admitted(test: TestApp, endpoint: Endpoint): Promise<Record<string, string>> {
  if (endpoint.access !== 'site') return (await withSession(test, await operatorOf(test, 'admin'))).headers
  const { headers, siteownerId } = await withSiteKey(test)
  const known = { siteowner_id: siteownerId, external_id: plainText }
  await Promise.all([makeCustomer(test.db, known), makeProfile(test.db, known)])
  return headers
}
