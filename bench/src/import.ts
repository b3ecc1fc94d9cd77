import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { makeCustomer, makeProfile, makeSiteowner } from '../../server/src/testing/make.ts'
import { endChild } from './child.ts'
import { analyzeAndCheckpoint, withFreshDatabase } from './fresh-database.ts'
import { type Measured, measured, print } from './measure.ts'
import { serveDatabase } from './server.ts'

/**
 * The history of a site that comes from another provider, over HTTP: both sides of its chats, in calls of 500, each after the response to
 * the one before. Beside it are customers' messages that are new, whose answers operators owe.
 * `--messages N`: of the history; a hundredth of them are new ones.
 */
const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000000' } } })
const inCall = 500
const inChat = 200
const day = 86_400_000

await withFreshDatabase(async (fresh) => {
  const siteowner = await makeSiteowner(fresh.db)
  const count = Math.ceil(Number(values.messages) / inChat)
  const profile = await makeProfile(fresh.db, { siteowner_id: siteowner.id, external_id: 'profile' })
  const first = await makeCustomer(fresh.db, { siteowner_id: siteowner.id, external_id: 'customer-0' })
  await sql`insert into customers (siteowner_id, external_id, name, language, member_type, credits)
    select ${siteowner.id}, 'customer-' || n, 'Customer ' || n, ${first.language}, ${first.member_type}, 0
    from generate_series(1, ${count - 1}::int) n`.execute(fresh.db)
  await analyzeAndCheckpoint(fresh.db)
  const { child, address } = await serveDatabase(fresh)
  const post = async (path: string, messages: object[]) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${siteowner.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const told = (await response.json()) as { accepted: number } | { results: { status: string }[] }
    return 'accepted' in told
      ? told.accepted
      : told.results.filter(({ status }) => status === 'stored').length
  }
  const history = await importAll(Number(values.messages), (from, many) =>
    post(
      '/site/v1/history',
      rangeOf(from, many).map((number) => messageOf(number, 'old', profile.external_id)),
    ),
  )
  const fresher = await importAll(Math.ceil(Number(values.messages) / 100), (from, many) =>
    post(
      '/site/v1/messages',
      rangeOf(from, many).map((number) => messageOf(number, 'new', profile.external_id)),
    ),
  )
  await endChild(child)
  const { rows } = await sql<{ messages: number; waiting: number }>`
    select (select count(*) from messages) as messages, (select count(*) from queue_items) as waiting`.execute(
    fresh.db,
  )
  console.log(`Stored: ${rows[0]?.messages} messages, ${rows[0]?.waiting} chats wait for an answer`)
  console.log(`The history took ${(history.seconds / 60).toFixed(1)} minutes`)
  print(`Messages in calls of ${inCall}; server, caller and database on this machine; a call`, {
    'POST /site/v1/history': history,
    'POST /site/v1/messages': fresher,
  })
})

/** Calls in turn, until all are stored. @returns messages per second, and the durations of the calls */
async function importAll(
  count: number,
  call: (from: number, many: number) => Promise<number>,
): Promise<Measured & { seconds: number }> {
  const durations: number[] = []
  const start = performance.now()
  for (let from = 0; from < count; from += inCall) {
    const [many, before] = [Math.min(inCall, count - from), performance.now()]
    const stored = await call(from, many)
    if (stored !== many) throw new Error(`${stored} of ${many} were stored`)
    durations.push(performance.now() - before)
  }
  const seconds = (performance.now() - start) / 1_000
  return { ...measured(count / seconds, durations), seconds }
}

function rangeOf(from: number, many: number) {
  return Array.from({ length: many }, (_, place) => from + place)
}

/** Chat after chat, as an export of another provider is. An old message is months old, a new one was written just now. */
function messageOf(number: number, age: 'old' | 'new', profile: string) {
  const isOld = age === 'old'
  const sentAt = isOld ? Date.now() - 100 * day + (number % inChat) * 60_000 : Date.now()
  return {
    external_id: `${age}-${number}`,
    customer_external_id: `customer-${isOld ? Math.floor(number / inChat) : number % 100}`,
    profile_external_id: profile,
    sent_at: new Date(sentAt).toISOString(),
    ...(isOld && { direction: number % 2 === 0 ? 'in' : 'out' }),
    text: `Message ${number} of a long chat: what have you done today, and when do you write again?`,
  }
}
