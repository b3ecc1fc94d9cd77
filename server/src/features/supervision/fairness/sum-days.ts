import { lengthsFrom } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Days that one transaction adds to the sums of a day. */
const mostDays = 8
/** The numbers of `fairness_days` and `fairness_sums`. */
const numbers = [
  'items',
  'skipped',
  'waited',
  'waited_skipped',
  'taken',
  'answers',
  'fast',
  'ignored',
  'handed',
  'stopped',
  'false_alarms',
]
const long = sql.lit(lengthsFrom.length - 1)

/** The numbers of a group, each as an expression over rows of `fairness_days`. */
export const sumsOfRows: Record<string, RawBuilder<unknown>> = {
  ...Object.fromEntries(numbers.map((name) => [name, sql`sum(${sql.ref(name)})`])),
  long: sql`coalesce(sum(items) filter (where length = ${long}), 0)`,
  long_skipped: sql`coalesce(sum(skipped) filter (where length = ${long}), 0)`,
}

export const numbersOfGroups = Object.keys(sumsOfRows)

/** Acts of measuring and summing follow each other, so that each of them sees what the one before has stored. */
export const oneAfterTheOther = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('measure_fairness'))`.execute(tx)

/**
 * Adds the measured days to the sums that begin on them or before. The comparison is exact at any time, also while this has not run:
 * it then reads the days (`counted-groups.ts`).
 */
export async function sumDays(db: Db, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ start: string }>`
      select to_char(m.day, 'YYYY-MM-DD') as start
      from fairness_measured_days m left join fairness_sum_starts s on s.start = m.day
      where ${lackDays} order by m.day desc limit 1`.execute(db)
    const [next] = rows
    if (!next) return
    await transaction(db, async (tx) => {
      await oneAfterTheOther(tx)
      await addDays(tx, next.start)
    })
    if (Date.now() >= deadline) return
  }
}

/** A condition on a measured day `m` and its sums `s`: they lack a measured day. */
export const lackDays = sql<boolean>`(s.days is null
  or exists (select from fairness_measured_days d where d.day >= m.day and not d.day = any(s.days)))`

async function addDays(tx: Tx, start: string) {
  // What an interrupted deletion has left.
  const isLeft = sql`start = ${start}::date and start not in (select start from fairness_sum_starts)`
  for (const table of ['fairness_sums', 'fairness_length_sums'])
    await sql`delete from ${sql.table(table)} where ${isLeft}`.execute(tx)
  const columns = sql.join(numbersOfGroups.map((name) => sql.ref(name)))
  const added = sql.join(
    numbersOfGroups.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  )
  await sql`
    with known as (
      select days from fairness_sum_starts where start = ${start}::date
    ), missing as materialized (
      select array(select day from fairness_measured_days
        where day >= ${start}::date and not day = any(coalesce((select days from known), '{}'))
        order by day desc limit ${mostDays}) as days
    ), counted as materialized (
      select d.* from missing, operators o, lateral (
        -- Each operator is looked up by itself: the primary key has them first.
        select * from fairness_days where operator_id = o.id and day = any(missing.days) offset 0) d
    ), in_sums as (
      insert into fairness_sums as s (start, operator_id, language, type, hour, ${columns})
      select ${start}::date, operator_id, language, type, hour, ${sql.join(Object.values(sumsOfRows))}
      from counted group by operator_id, language, type, hour order by 2, 3, 4, 5
      on conflict (start, operator_id, language, type, hour) do update set ${added}
    ), in_lengths as (
      insert into fairness_length_sums as s (start, operator_id, length, items, skipped)
      select ${start}::date, operator_id, length, sum(items), sum(skipped)
      from counted where type = 'reply' group by operator_id, length order by 2, 3
      on conflict (start, operator_id, length) do update set items = s.items + excluded.items, skipped = s.skipped + excluded.skipped
    )
    insert into fairness_sum_starts as s (start, days) select ${start}::date, days from missing
    on conflict (start) do update set days = s.days || excluded.days`.execute(tx)
}

/** Deletes the sums that begin on these days. @param isForgotten a condition on `start` */
export async function forgetSums(db: Db, isForgotten: RawBuilder<unknown>) {
  for (const table of ['fairness_sum_starts', 'fairness_sums', 'fairness_length_sums'] as const)
    await deleteInBatches(db, table, isForgotten)
}

/** No sum has this day any more: it is measured again. */
export const forgetSumsWith = (tx: Tx, day: string) =>
  sql`delete from fairness_sum_starts where ${day}::date = any(days)`.execute(tx)
