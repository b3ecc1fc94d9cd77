import type { Access, Endpoint, Right } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sessionCookie } from '../../features/people/sign-in/session.ts'
import { useTestApp } from '../app.ts'
import { makeSiteowner } from '../make.ts'
import { allEndpoints } from './all-endpoints.ts'
import { goodRequest, type Parts } from './bad-requests.ts'
import { type Level, levels, operatorOf, withSession, withSiteKey } from './callers.ts'
import { type Answer, send } from './send.ts'

const test = useTestApp()

const refusals = [
  'not_signed_in',
  'tfa_required',
  'not_allowed',
  'not_all_siteowners',
  'site_key_wrong',
] as const
type Verdict = 'admitted' | (typeof refusals)[number]

/** A kind of caller. The access rules can have another result for each kind. */
type Caller = {
  name: string
  session: 'signed in' | 'before two-factor' | 'not signed in' | 'site'
  level?: Level
  /** Works for one of two site owners. */
  isOfOne?: true
  create(): Promise<{ headers: Record<string, string>; operatorId?: number }>
}

/** The rights of each account level. It repeats the table in `callers.ts` on purpose, so that a mistake in one of them fails a test. */
const levelsWithRight: Record<Right, readonly Level[]> = {
  'other_chats.overview': ['coach', 'master', 'admin'],
  'other_chats.reports': ['coach', 'master', 'admin'],
  'other_chats.take': ['master', 'admin'],
  'other_chats.handover': ['master', 'admin'],
  'reviews.view': ['coach', 'master', 'admin'],
  'reviews.score': ['coach', 'master', 'admin'],
  'chat_stats.skiplog': ['master', 'admin'],
  'chat_stats.away': ['coach', 'master', 'admin'],
  'chat_stats.board': ['coach', 'master', 'admin'],
  escalations: ['master', 'admin'],
  holds: ['master', 'admin'],
  manage_operators: ['admin'],
  customer_rights: ['admin'],
  profile_text: ['operator', 'coach', 'master', 'admin'],
  profile_sets: ['admin'],
  profile_sets_report: ['master', 'admin'],
  profile_text_report: ['master', 'admin'],
  'chat_stats.fairness': ['coach', 'master', 'admin'],
  share_views: ['coach', 'master', 'admin'],
}

function expected(access: Access, caller: Caller): Verdict {
  if (access === 'public') return 'admitted'
  if (access === 'site') return caller.session === 'site' ? 'admitted' : 'site_key_wrong'
  if (caller.session === 'site' || caller.session === 'not signed in') return 'not_signed_in'
  if (access === 'password') return 'admitted'
  if (caller.session === 'before two-factor') return 'tfa_required'
  if (access === 'operator') return 'admitted'
  if (access === 'whole_service') {
    if (caller.level !== 'admin') return 'not_allowed'
    return caller.isOfOne ? 'not_all_siteowners' : 'admitted'
  }
  return caller.level && levelsWithRight[access].includes(caller.level) ? 'admitted' : 'not_allowed'
}

async function signedIn(level: Level, options?: { tfa?: boolean }) {
  const operator = await operatorOf(test, level)
  return { ...(await withSession(test, operator, options)), operatorId: operator.id }
}

const callers: Caller[] = [
  // The cast: Object.keys does not return the type of the keys.
  ...(Object.keys(levels) as Level[]).flatMap((level): Caller[] => [
    { name: `the level ${level}`, session: 'signed in', level, create: () => signedIn(level) },
    {
      name: `the level ${level} before the two-factor code`,
      session: 'before two-factor',
      level,
      create: () => signedIn(level, { tfa: false }),
    },
  ]),
  {
    name: 'an admin of one of two site owners',
    session: 'signed in',
    level: 'admin',
    isOfOne: true,
    async create() {
      const [own] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
      const caller = await signedIn('admin')
      await test.db
        .updateTable('operators')
        .set({ siteowner_ids: [own.id] })
        .where('id', '=', caller.operatorId)
        .execute()
      return caller
    },
  },
  { name: 'nobody', session: 'not signed in', create: async () => ({ headers: {} }) },
  {
    name: 'a made-up session',
    session: 'not signed in',
    create: async () => ({ headers: { cookie: `${sessionCookie}=made-up` } }),
  },
  {
    name: 'a suspended admin',
    session: 'not signed in',
    async create() {
      const caller = await signedIn('admin')
      const now = sql<string>`now()`
      await test.db
        .updateTable('operators')
        .set({ suspended_at: now })
        .where('id', '=', caller.operatorId)
        .execute()
      return caller
    },
  },
  {
    name: 'an admin whose session has ended',
    session: 'not signed in',
    create: () => withEndedSession({ ended_at: sql<string>`now()` }),
  },
  {
    name: 'an admin whose session is over',
    session: 'not signed in',
    create: () => withEndedSession({ ends_at: sql<string>`now()` }),
  },
  {
    name: 'an admin who was idle for too long',
    session: 'not signed in',
    create: () => withEndedSession({ last_act_at: sql<string>`now() - interval '31 minutes'` }),
  },
  { name: 'a site', session: 'site', create: () => withSiteKey(test) },
  {
    name: 'a site with an unknown key',
    session: 'not signed in',
    create: async () => ({ headers: { authorization: 'Bearer unknown' } }),
  },
  {
    name: 'a site with a revoked key',
    session: 'not signed in',
    async create() {
      const { headers, siteownerId } = await withSiteKey(test)
      const now = sql<string>`now()`
      await test.db
        .updateTable('site_keys')
        .set({ revoked_at: now })
        .where('siteowner_id', '=', siteownerId)
        .execute()
      return { headers }
    },
  },
]

async function withEndedSession(change: Record<string, ReturnType<typeof sql<string>>>) {
  const caller = await signedIn('admin')
  await test.db.updateTable('sessions').set(change).where('id', '=', caller.sessionId).execute()
  return caller
}

function verdictOf({ status, problem }: Answer): Verdict | number {
  if (status >= 500) return status
  return refusals.find((code) => code === problem?.code) ?? 'admitted'
}

/** Access does not depend on the rows: operators request their own. */
function requestOf(endpoint: Endpoint, operatorId: number | undefined): Parts {
  const request = goodRequest(endpoint)
  const isNarrowed = endpoint.query?.shape.operator_id !== undefined && operatorId !== undefined
  if (!isNarrowed) return request
  return { ...request, query: { ...Object(request.query), operator_id: String(operatorId) } }
}

/** Callers whose requests were all refused: a refused request changes nothing, so they are used again. */
const unchanged = new Map<Caller, Awaited<ReturnType<Caller['create']>>>()

/**
 * Refusals that were stored so far. A node stores a limited number of callers per minute; further ones are counted in one row.
 */
async function countRefusals(): Promise<number> {
  await test.app.securityEvents.flush()
  const { count } = await test.db
    .selectFrom('security_events')
    .where('kind', '=', 'access_refused')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

let refusalsBefore = 0

describe.each(allEndpoints)('%s', (_name, endpoint) => {
  it.each(callers)('for $name', async (caller) => {
    const wanted = expected(endpoint.access, caller)
    const created = unchanged.get(caller) ?? (await caller.create())
    const answer = await send(test, endpoint, requestOf(endpoint, created.operatorId), created.headers)
    expect(verdictOf(answer)).toBe(wanted)
    if (wanted === 'admitted') unchanged.delete(caller)
    else unchanged.set(caller, created)
    const count = await countRefusals()
    expect(count - refusalsBefore).toBe(wanted === 'not_allowed' || wanted === 'not_all_siteowners' ? 1 : 0)
    refusalsBefore = count
  })
})
