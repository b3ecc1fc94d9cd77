import type { Endpoint } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { makeOperator, makeSiteowner } from '../make.ts'
import { makeGift, makeProfileSet } from '../make-attachments.ts'
import { makeSentMessage, makeWaiting } from '../make-conversations.ts'
import { makeProfileText } from '../make-profile-texts.ts'
import { securityEventsOf } from '../security-events.ts'
import { allEndpoints } from './all-endpoints.ts'
import { goodRequest, type Parts } from './bad-requests.ts'
import { operatorOf, withSession } from './callers.ts'
import { addressOf, toJson } from './send.ts'

const test = useTestApp()
const missing = 999_999_999

type Ids = Record<
  | 'conversations'
  | 'messages'
  | 'customers'
  | 'told-facts'
  | 'photos'
  | 'profile-sets'
  | 'saved-replies'
  | 'operators'
  | 'siteowners'
  | 'profile-texts'
  | 'gifts',
  number
>
let foreign: Ids

/** Objects of a site owner that the callers do not work for, and of operators of another team. */
beforeAll(async () => {
  const { id, message, siteowner, customer } = await makeWaiting(test.db, { text: 'For somebody else' })
  const ours = await makeSentMessage(test.db, { conversationId: id, text: 'Ours' })
  const somebody = await makeOperator(test.db)
  const of = { operator_id: somebody.id }
  const fact = await test.db
    .insertInto('told_facts')
    .values({
      ...of,
      conversation_id: id,
      message_id: ours.id,
      message_sent_at: '2026-01-01T00:00:00Z',
      about: 'profile',
      body: 'Has a sister',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await test.db
    .insertInto('photos')
    .values({
      ...of,
      siteowner_id: siteowner.id,
      conversation_id: id,
      picture: Buffer.from('x'),
      media_type: 'image/webp',
      width: 1,
      height: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reply = await test.db
    .insertInto('saved_replies')
    .values({ ...of, title: 'Soup', body: 'Soup', language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: setId } = await makeProfileSet(test.db, { siteowner_id: siteowner.id })
  foreign = {
    conversations: id,
    messages: message.id,
    customers: customer.id,
    'told-facts': fact.id,
    photos: photo.id,
    'profile-sets': setId,
    'saved-replies': reply.id,
    operators: (await makeOperator(test.db, { siteowner_ids: [siteowner.id] })).id,
    siteowners: siteowner.id,
    'profile-texts': (await makeProfileText(test.db, { siteowner_id: siteowner.id })).id,
    gifts: (await makeGift(test.db, { siteowner_id: siteowner.id })).id,
  }
})

const nouns: (keyof Ids)[] = [
  'conversations',
  'messages',
  'customers',
  'told-facts',
  'photos',
  'profile-sets',
  'saved-replies',
  'operators',
  'siteowners',
  'profile-texts',
  'gifts',
]

/** Endpoints whose path has the id of one of these objects. */
const naming = allEndpoints.filter(
  ([, { path, access }]) => access !== 'site' && nounOf({ path }) !== undefined,
)

function nounOf({ path }: Pick<Endpoint, 'path'>): keyof Ids | undefined {
  const noun = /^\/api\/([\w-]+)\/:\w+/.exec(path)?.[1]
  // The cast: the last line excludes other nouns.
  return nouns.includes(noun as keyof Ids) ? (noun as keyof Ids) : undefined
}

/** An action that needs a lease is refused to everybody else because of the lease that they do not have. Taking back needs none now. */
const needsLease = ({ errors, path }: Endpoint) =>
  errors?.includes('lease_lost') && !path.endsWith('/take-back')

function withId(endpoint: Endpoint, id: number): Parts {
  const good = goodRequest(endpoint)
  const query = (good.query ?? {}) as Record<string, string>
  return {
    ...good,
    params: { ...(good.params as object), id: String(id) },
    query: 'conversation_id' in query ? { ...query, conversation_id: String(id) } : good.query,
  }
}

async function ask(endpoint: Endpoint, id: number, headers: Record<string, string>) {
  const parts = withId(endpoint, id)
  const answer = await test.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, parts),
    headers: {
      host: 'panel.test',
      'sec-fetch-site': 'same-origin',
      'content-type': endpoint.consumes?.[0] ?? 'application/json',
      ...headers,
      ...(parts.headers as object),
    },
    ...(parts.body !== undefined && { payload: toJson(parts.body) }),
    ...(endpoint.consumes && { payload: Buffer.from('a file') }),
  })
  const { request_id: _, ...problem } = answer.json()
  const { 'content-length': length, date: __, ...sent } = answer.headers
  return { status: answer.statusCode, problem, length, sent }
}

describe.each(naming)('%s', (_name, endpoint) => {
  it.each(['operator', 'admin'] as const)(
    'answers an %s alike for what is missing and for what is somebody else’s, and records the latter',
    async (level) => {
      const noun = nounOf(endpoint) ?? 'conversations'
      const elsewhere = [(await makeSiteowner(test.db)).id]
      const operator = await operatorOf(test, level)
      await test.db
        .updateTable('operators')
        .set({ siteowner_ids: elsewhere })
        .where('id', '=', operator.id)
        .execute()
      const { headers } = await withSession(test, operator)
      const [absent, theirs] = [
        await ask(endpoint, missing, headers),
        await ask(endpoint, foreign[noun], headers),
      ]
      expect(theirs).toEqual(absent)
      if (absent.problem.code === 'not_allowed') return
      expect(absent).toMatchObject(
        needsLease(endpoint) ? { problem: { code: 'lease_lost' } } : { status: 404 },
      )
      expect(await securityEventsOf(test, operator)).toMatchObject([
        { kind: 'foreign_id', route: `${endpoint.method} ${endpoint.path}`, count: 1 },
      ])
    },
  )
})
