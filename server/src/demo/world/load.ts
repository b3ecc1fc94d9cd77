import { demoSites } from '@panel/demo/site-access'
import { sql } from 'kysely'
import { makeHistoryPartitions } from '../../features/insight/history/make-partitions.ts'
import { countGiftUse } from '../../features/profiles/gifts/use.ts'
import { countWordUse } from '../../features/settings/word-lists/use.ts'
import { measureHandling } from '../../features/supervision/board/measure-handling.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { day, minute } from './hours.ts'
import { loadActs, loadAudit } from './load-acts.ts'
import { loadCare } from './load-care.ts'
import { loadMessages, loadQueue } from './load-messages.ts'
import { loadColleagues, loadCustomers, loadProfiles } from './load-people.ts'
import { loadReviews } from './load-reviews.ts'
import { loadSegments } from './load-segments.ts'
import { loadShifts } from './load-shifts.ts'
import { loadSupervision } from './load-supervision.ts'
import { makeCustomers, makeProfiles } from './people.ts'
import { playWorld } from './play.ts'
import { makeShifts, openRota } from './shifts.ts'

const weeks = 8

/**
 * Fills the demo with a service at work: customers, operators and eight weeks of what they wrote, until now. All of it or nothing: a start
 * that was ended meanwhile begins again.
 */
export async function loadWorld(
  db: Db,
  secrets: Secrets,
  { webhookPort }: { webhookPort: number },
): Promise<'loaded' | 'is there'> {
  if (await isThere(db)) return 'is there'
  await sql`select make_message_partitions(0, 3)`.execute(db)
  await makeHistoryPartitions(db)
  const result = await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load_world'))`.execute(tx)
    if (await isThere(tx)) return 'is there'
    await load(tx, secrets, webhookPort)
    announce(tx, { topic: 'queue' }, { topic: 'settings' })
    return 'loaded'
  })
  if (result === 'loaded') await countWork(db)
  return result
}

/** Also when somebody has worked here before: what is counted of their days would be wrong. */
async function isThere(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from stats_rolled_days) or exists (select from teams where id = 25) as is_there`.execute(
    db,
  )
  return rows[0]?.is_there ?? false
}

/** What jobs would count within the next hours. */
async function countWork(db: Db) {
  while ((await measureHandling(db)) > 0);
  await countWordUse(db)
  await countGiftUse(db)
}

async function load(tx: Tx, secrets: Secrets, webhookPort: number) {
  const { now, offset } = await readClock(tx)
  const from = now - weeks * 7 * day
  const siteowners = await findSiteowners(tx)
  const colleagueIds = await loadColleagues(tx, secrets, siteowners, now)
  const operators = await tx
    .selectFrom('operators')
    .select(['id', 'permissions_id as level', 'languages'])
    .orderBy('id')
    .execute()
  const [profiles, customers] = [makeProfiles(), makeCustomers(now)]
  const shifts = makeShifts(operators, { from, now, offset })
  const rota = openRota(operators, shifts)
  const pokeRules = await readPokeRules(tx, siteowners)
  const world = playWorld({ customers, profiles, colleagues: operators, rota, from, now, offset, pokeRules })
  const begun = new Map(world.messages.toReversed().map(({ chat, at }) => [chat.customer, at]))
  const people = {
    siteowners,
    profiles: await loadProfiles(tx, profiles, { siteownerIds: siteowners, now, webhookPort }),
    customers: await loadCustomers(tx, customers, { siteownerIds: siteowners, begun, now }),
  }
  const ids = await loadMessages(tx, world, people)
  const acts = await loadActs(tx, world, ids)
  const ofShifts = await loadShifts(tx, shifts, { now, present: new Set(colleagueIds) })
  const ofCare = await loadCare(tx, world, ids, now)
  const ofSupervision = await loadSupervision(tx, world, ids, { operators, now })
  const coaches = operators.filter(({ level }) => level === 150).map(({ id }) => id)
  const ofReviews = await loadReviews(tx, world, ids, { coaches, now })
  await loadAudit(tx, [...acts, ...ofShifts, ...ofCare, ...ofSupervision, ...ofReviews])
  await loadQueue(tx, world, ids, now)
  await loadSegments(tx, siteowners[0] ?? 0, demoSites[0].pokes.most_in_a_row)
  await orderExports(tx)
}

/** Files that a coach and an admin have ordered: a node makes them. */
async function orderExports(tx: Tx) {
  for (const [login, list] of [
    ['coach', 'skiplog'],
    ['coach', 'history'],
    ['admin', 'audit'],
    ['admin', 'login_history'],
  ] as const)
    await sql`insert into exports (operator_id, list, query, sight)
      select o.id, ${list}, '{}', jsonb_build_object('rights', p.rights, 'level', p.id, 'names', true, 'siteowner_ids', null)
      from operators o join permissions p on p.id = o.permissions_id where o.login = ${login}`.execute(tx)
  await sql`insert into settings (key, value) values ('fairness_days', '28') on conflict do nothing`.execute(
    tx,
  )
}

/** The moment of the transaction, and how far the clock of the service is ahead of UTC, in milliseconds. */
async function readClock(tx: Tx) {
  const { rows } = await sql<{ now: number; offset: number }>`
    select (extract(epoch from now()) * 1000)::float8 as now,
      (extract(epoch from (now() at time zone zone) - (now() at time zone 'utc')) * 1000)::float8 as offset
    from service_time`.execute(tx)
  const { now = Date.now(), offset = 0 } = rows[0] ?? {}
  return { now: Math.floor(now), offset }
}

async function findSiteowners(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('siteowners')
    .where(
      'name',
      'in',
      demoSites.map(({ name }) => name),
    )
    .select(['id', 'name'])
    .execute()
  return demoSites.map(({ name }) => rows.find((row) => row.name === name)?.id ?? 0)
}

async function readPokeRules(tx: Tx, siteownerIds: number[]) {
  const rules = await tx.selectFrom('poke_rules').selectAll().execute()
  return siteownerIds.map((id) => {
    const rule = rules.find(({ siteowner_id }) => siteowner_id === id)
    return rule
      ? {
          silence: rule.silence_minutes * minute,
          nextSilence: rule.next_silence_minutes * minute,
          most: rule.most_in_a_row,
        }
      : null
  })
}
