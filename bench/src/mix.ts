import { sql } from 'kysely'
import { planPokes } from '../../server/src/features/answering/poke-rules/plan-pokes.ts'
import { planStarters } from '../../server/src/features/answering/poke-rules/plan-starters.ts'
import { type Db, openDatabase } from '../../server/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts'
import { findFaults, findLost } from '../../server/src/testing/find-faults.ts'
import { waitUntilIdle } from '../../server/src/testing/wait-until-idle.ts'
import type { Ledger } from '../../simulator/src/site/ledger.ts'
import { compareBadges, handOverOne, signRobotIn } from './compare-badges.ts'
import { writeFinalMessages } from './final-messages.ts'

/** More than the maximum number of pokes in a row. */
const pokeRounds = 4
/** A low budget of pokes, so that customers with several conversations reach it. */
const pokesPerDay = 4

export async function openRunningDatabase(dataDir: string) {
  const { url } = await startEmbeddedPostgres(dataDir)
  return openDatabase(url, { size: 2 })
}

/** Sets a poke rule with pokes after a minute and the low budget. Call it before the first message. */
export async function setPokeRule(db: Db) {
  await sql`update poke_rules set silence_minutes = 1, next_silence_minutes = 1, pokes_per_day = ${pokesPerDay}, starters = true
    where siteowner_id = (select min(id) from siteowners)`.execute(db)
}

/** Moves the silence of all customers back, so that all possible pokes become due at once. */
async function makePokesDue(db: Db): Promise<number> {
  await sql`update conversations set silence_from = silence_from - interval '1 hour' where silence_from is not null`.execute(
    db,
  )
  await sql`update customers set starter_from = starter_from - interval '1 hour' where starter_from is not null`.execute(
    db,
  )
  return (await planPokes(db)) + (await planStarters(db))
}

/**
 * Waits until the queues are empty, then pokes the silent customers, repeatedly.
 * @returns `quietAt`: when the queues were first empty, in milliseconds since 1970; `quietAfterLastMessage`: the seconds since
 *   the last message of a customer
 * @param options.pokes whether customers are poked
 * @param options.maxWait seconds without an answer after which a customer writes again
 */
export async function emptyQueues(
  db: Db,
  { maxWait, pokes, deadline }: { maxWait: number; pokes: boolean; deadline: number },
) {
  const quiet = (maxWait + 3) * 1_000
  let settled = await waitUntilIdle(db, { quiet, deadline })
  const quietAt = Date.now() - quiet
  const { rows } = await sql<{ seconds: number }>`
    select ${quietAt / 1_000}::float8 - extract(epoch from max(created_at))::float8 as seconds
    from messages where direction = 'in'`.execute(db)
  const planned: number[] = []
  for (let round = 0; pokes && settled && round < pokeRounds; round++) {
    planned.push(await makePokesDue(db))
    settled = await waitUntilIdle(db, { quiet, deadline })
  }
  return { settled, planned, quietAt, quietAfterLastMessage: rows[0]?.seconds }
}

const count = async (db: Db, query: string) => {
  const { rows } = await sql.raw<{ what: string; count: number }>(query).execute(db)
  return Object.fromEntries(rows.map((row) => [row.what, row.count]))
}

/** Puts something into each queue, then checks the whole database. No robots are at work. */
export async function inspectMix(db: Db, url: string, ledger: Ledger, operators: number) {
  const types = await count(
    db,
    "select type as what, count(*) from messages where direction = 'out' group by 1 order by 1",
  )
  const lost = await findLost(db, [...ledger.given_up_ids, ...ledger.missing_ids])
  const atRest = await findFaults(db)
  const restStates = await statesOf(db)
  const finalMessages = await writeFinalMessages(db, url)
  await sql`update poke_rules set most_in_a_row = 20, pokes_per_day = 20`.execute(db)
  await makePokesDue(db)
  const [first, second, master] = await Promise.all(
    [1, 2, Math.min(8, operators)].map((number) => signRobotIn(url, number)),
  )
  if (!first || !second || !master) throw new Error('Three robots are needed')
  for (const robot of [first, second]) await handOverOne(robot)
  const badges = {
    first: await compareBadges(db, first),
    second: await compareBadges(db, second),
    master: await compareBadges(db, master),
  }
  return {
    types,
    acts: await count(
      db,
      `select action as what, count(*) from audit_log where action ~ '^(conversation|escalation|hold)\\.' or action = 'message.report' group by 1 order by 1`,
    ),
    holds: await count(db, 'select kind as what, count(*) from holds group by 1 order by 1'),
    received: await count(
      db,
      "select type as what, count(*) from messages where direction = 'in' group by 1 order by 1",
    ),
    statesAtRest: restStates,
    statesWithFinalMessages: await statesOf(db),
    finalMessages,
    badges,
    faults: atRest,
    faultsWithFinalMessages: await findFaults(db),
    lost,
    typesAtSite: ledger.types,
  }
}

const statesOf = (db: Db) =>
  count(
    db,
    `select c.status || coalesce(', ' || q.kind || case when q.for_master then ' for a master' else '' end || ' waits', '') as what,
      count(*) from conversations c left join queue_items q on q.conversation_id = c.id group by 1 order by 1`,
  )

type Inspection = Awaited<ReturnType<typeof inspectMix>>

/** Describes each fault; empty when there is none. */
export function problemsOf(inspection: Inspection, ledger: Ledger): string[] {
  const { types, typesAtSite, badges, faults, faultsWithFinalMessages, lost, holds } = inspection
  const same = (one: object, other: object) =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  return [
    ...Object.entries(faults).map(([what, number]) => `${what}: ${number}`),
    ...Object.entries(faultsWithFinalMessages).map(
      ([what, number]) => `with final messages, ${what}: ${number}`,
    ),
    ...(lost.length > 0 ? [`lost: ${lost.slice(0, 20).join(', ')}`] : []),
    ...(Object.keys(holds).length > 0 ? [] : ['No customer was on hold']),
    ...(same(types, typesAtSite) ? [] : ['The site has other messages than the panel sent']),
    ...Object.entries(badges)
      .filter(([, { fromPanel, counted }]) => !same(fromPanel, counted))
      .map(
        ([who, { fromPanel, counted }]) =>
          `badges of ${who}: ${JSON.stringify(fromPanel)}, counted ${JSON.stringify(counted)}`,
      ),
    ...(['missing', 'doubles', 'out_of_order', 'bad_attachments', 'bad_signatures'] as const)
      .filter((what) => ledger[what] > 0)
      .map((what) => `${what}: ${ledger[what]}`),
  ]
}
