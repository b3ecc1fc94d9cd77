import {
  type FairnessItem,
  type FairnessMeasure,
  fairnessRules,
  lengthsFrom,
  type listOwnFairnessItems,
  type QueryOf,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { beginningOf, endOf } from '../../../platform/service-time.ts'
import { peopleColumns, presentPeople } from '../../conversations/customers/people-columns.ts'
import { askedOf, columnsOf, findPeriod, keyOfGroup } from './counted-groups.ts'
import { countedRows } from './counted-rows.ts'

/** Which items a measure counts. */
const conditions: Record<FairnessMeasure, RawBuilder<boolean>> = {
  skipped: sql`i.act = 'skipped'`,
  skipped_long: sql`i.act = 'skipped' and i.length = ${sql.lit(lengthsFrom.length - 1)}`,
  skipped_waited: sql`i.act = 'skipped' and i.has_waited`,
  taken: sql`i.is_taken`,
  fast: sql`i.is_fast`,
  ignored: sql`i.act = 'ignored'`,
  handed: sql`i.act = 'handed'`,
  stopped: sql`i.is_stopped`,
  false_alarms: sql`i.is_false_alarm`,
}

/**
 * The items that a number of the comparison counts, latest first, and as many as it says: a measure counts those of groups that are compared.
 * @throws what `askedOf` throws
 */
export async function findItems(
  db: Db,
  viewer: Operator,
  asked: number,
  { measure, length, cursor, ...query }: QueryOf<typeof listOwnFairnessItems>,
  limit: number,
) {
  const counted = await askedOf(db, viewer, asked)
  if (!counted) return { items: [], next_cursor: null }
  return transaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const period = await findPeriod(tx, query, counted)
    const { groups } = countedRows(period, counted.operator.team_id, counted.sight)
    const isCounted =
      length === undefined
        ? isOfGroups(await findComparedGroups(tx, groups, asked, measure))
        : isOfLength(length)
    let page = tx
      .selectFrom('fairness_items as i')
      .innerJoin('conversations as c', 'c.id', 'i.conversation_id')
      .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .innerJoin('siteowners as s', 's.id', 'i.siteowner_id')
      .where('i.operator_id', '=', asked)
      .where(sql<boolean>`i.at >= ${beginningOf(period.from)}`)
      .where(sql<boolean>`i.at < ${endOf(period.to)}`)
      .where(isCounted)
      .where(conditions[measure])
      .select([
        'i.id',
        'i.at',
        'i.act',
        'i.language',
        'i.conversation_id',
        'i.message_id',
        's.id as siteowner_id',
        's.name as siteowner_name',
        ...peopleColumns,
      ])
      .orderBy('i.at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(limit + 1)
    for (const condition of ofSiteowners(counted.sight, undefined, sql`i.siteowner_id`))
      page = page.where(condition)
    if (cursor) page = page.where(isAfterCursor(cursor, sql`i.at`, sql`i.id`))
    const { items, next_cursor } = pageOf(await page.execute(), limit, (row) => cursorOfRow(row.at, row.id))
    return {
      items: items.map(
        (row): FairnessItem => ({
          id: row.id,
          at: row.at,
          act: row.act,
          language: row.language,
          conversation: { id: row.conversation_id },
          message_id: row.message_id,
          ...presentPeople(row),
          siteowner: { id: row.siteowner_id, name: row.siteowner_name },
        }),
      ),
      next_cursor,
    }
  })
}

const isOfGroups = (keys: readonly string[]) => sql<boolean>`${keyOfGroup('i.')} = any(${keys}::text[])`

/** Replies to messages of one length. */
const isOfLength = (length: string) =>
  sql<boolean>`i.type = 'reply' and i.length = ${lengthsFrom.findIndex((from) => `${from}` === length)}`

/** The groups of the operator of which colleagues have enough items to be compared. */
async function findComparedGroups(
  db: Db,
  groups: RawBuilder<unknown>,
  asked: number,
  measure: FairnessMeasure,
): Promise<string[]> {
  const isOwn = sql`operator_id = ${asked}`
  const [items] = columnsOf[measure]
  const { rows } = await sql<{ key: string }>`
    select ${keyOfGroup()} as key from (${groups}) g
    group by language, type, hour
    having bool_or(${isOwn}) and sum(${sql.ref(items)}) filter (where not ${isOwn}) >= ${fairnessRules.fewestItems}`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
