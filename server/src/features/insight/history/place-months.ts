import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import { writersOfTeam } from '../../people/operators/find-team.ts'
import { workOnMonths } from './work-on-months.ts'

/**
 * Places of words that fewer entries of a month have are a list of numbers instead of bits: it is compared and stored in less than the bits of a
 * month.
 */
const fewestEntries = 400
/** Words whose places are made bits in one statement. */
const portion = 4_000
/** A month that has changed gets its places again after this number of hours. It takes some seconds. */
const hours = 20
/** Entries get places after this number of minutes: until then, others can appear before them. */
const minutes = 60
/** Milliseconds of one run; the job goes on in its next one. */
const longestRun = 20_000

/**
 * Gives the entries of the months that have changed, latest first, new places, so that searches for several words and filters compare bits.
 * The places of each team are kept together in all months, also after somebody has joined or left it.
 * @returns the number of months that got new places
 */
export async function placeHistoryMonths(
  db: Db,
  { fewest = fewestEntries, newest = minutes, oldest = hours, longest = longestRun } = {},
): Promise<number> {
  const due = sql`
    left join history_placed_months placed using (month)
    where month <= now() and (placed_at is null or placed_at <= now() - make_interval(hours => ${oldest})
      and (placed_before < (month + interval '1 month') at time zone 'utc'
        or exists (select from history_place_changes c where c.month = partition.month)))`
  const months = await workOnMonths(db, due, longest, (month) => placeMonth(db, month, { fewest, newest }))
  await placeTeams(db)
  return months
}

const placeMonth = (db: Db, month: string, { fewest, newest }: { fewest: number; newest: number }) =>
  transaction(db, async (tx) => {
    await sql`select place_history_month(${month}::date, now() - make_interval(mins => ${newest}))`.execute(
      tx,
    )
    for (;;) {
      const { rows } = await sql<{ packed: number }>`
        select pack_history_places(${month}::date, ${fewest}, ${portion}) as packed`.execute(tx)
      if ((rows[0]?.packed ?? 0) < portion) break
    }
  })

/** Keeps the places of each team together: of all filters, only a team has that many marks. */
async function placeTeams(db: Db) {
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute()
  const kept = new Set<string>()
  for (const { id } of teams) {
    const marks = (await writersOfTeam(db, id)).map((writer) => `|o${writer}`)
    if (marks.length < 2) continue
    const { rows } = await sql<{ word: string }>`
      select history_choice(${marks}) as word,
        (select count(place_history_choice(m.month, ${marks})) from history_placed_months m
          where not exists (select from history_places p where p.month = m.month and p.word = history_choice(${marks})))`.execute(
      db,
    )
    for (const { word } of rows) kept.add(word)
  }
  await sql`
    delete from history_places p using history_placed_months m
    where p.month = m.month and p.word >= '|o' and p.word < '|p' and p.word like '|%|%' and p.word <> all(${[...kept]}::text[])`.execute(
    db,
  )
}
