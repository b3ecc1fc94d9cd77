import {
  countedRows,
  type getReviewSamples as endpoint,
  type QueryOf,
  type SampleState,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { countUpTo } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'

/** Days back to the oldest sample in which messages are left to score. */
const daysOpen = 90

export type SampleRow = Awaited<ReturnType<typeof findSamples>>['items'][number]

/** The viewer may review item `i`: it is of a site owner that they work for, and they have not written it. */
export const isReviewable = (viewer: Operator): RawBuilder<boolean> =>
  sql.join(
    [...ofSiteowners(viewer, undefined, sql`i.siteowner_id`), sql`i.operator_id != ${viewer.id}`],
    sql` and `,
  )

const selectSamples = (db: Db, viewer: Operator) =>
  db
    .selectFrom('review_samples as s')
    .innerJoin('operators as o', 'o.id', 's.made_by')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('review_items as i')
          .leftJoin('reviews as r', (join) =>
            join.onRef('r.item_id', '=', 'i.id').on('r.reviewer_id', '=', viewer.id),
          )
          .whereRef('i.sample_id', '=', 's.id')
          .where(isReviewable(viewer))
          .select([sql<number>`count(*)`.as('size'), sql<number>`count(r.id)`.as('done')])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .where('counts.size', '>', 0)
    .select(['s.id', 's.made_by', 'o.name as made_by_name', 's.made_at', 'counts.size', 'counts.done'])

/** SQL: the viewer has not scored item `i`. */
const isOpen = (viewer: Operator) =>
  sql`not exists (select from reviews own where own.item_id = i.id and own.reviewer_id = ${viewer.id})`

/** SQL: sample `s` has messages that the viewer may review, in this state. */
function hasItems(viewer: Operator, state: SampleState | undefined): RawBuilder<boolean> {
  if (state === 'second')
    return sql`s.id in (select i.sample_id from reviews r join review_items i on i.id = r.item_id
      where r.differs and ${isReviewable(viewer)} and ${isOpen(viewer)})`
  if (state === 'open')
    return sql`s.made_at > now() - ${sql.lit(daysOpen)} * interval '1 day' and exists (
      select from review_items i where i.sample_id = s.id and ${isReviewable(viewer)} and ${isOpen(viewer)})`
  return sql`exists (select from review_items i where i.sample_id = s.id and ${isReviewable(viewer)})`
}

/** The samples with messages that the viewer may review, newest first. */
export async function findSamples(
  db: Db,
  viewer: Operator,
  { state, cursor }: Pick<QueryOf<typeof endpoint>, 'state' | 'cursor'>,
  limit: number,
) {
  let query = selectSamples(db, viewer)
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where(hasItems(viewer, state))
  if (cursor !== undefined) query = query.where(isAfterCursor(cursor, sql`s.made_at`, sql`s.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.made_at, row.id))
}

/** Counts the samples with messages that the viewer may review, in this state. */
export async function countSamples(db: Db, viewer: Operator, state: SampleState | undefined) {
  const matching = sql`select from review_samples s where ${hasItems(viewer, state)}`
  const count = await countUpTo(db, matching, countedRows + 1)
  return { count: Math.min(count, countedRows), more: count > countedRows }
}

/** A sample with its messages. @throws {AppError} `review_not_found`, also when the viewer may review none of them */
export async function findSample(db: Db, viewer: Operator, id: number) {
  const sample = await selectSamples(db, viewer).where('s.id', '=', id).executeTakeFirst()
  if (!sample) throw new AppError('review_not_found')
  const items = await selectItems(db, viewer)
    .where('i.sample_id', '=', id)
    .orderBy('i.message_created_at')
    .orderBy('i.id')
    .execute()
  return { sample, items }
}

export type ItemRow = Awaited<ReturnType<typeof findSample>>['items'][number]

/** Messages that the viewer may review, with their own score. */
export const selectItems = (db: Db, viewer: Operator) =>
  db
    .selectFrom('review_items as i')
    .leftJoin('reviews as own', (join) =>
      join.onRef('own.item_id', '=', 'i.id').on('own.reviewer_id', '=', viewer.id),
    )
    .where(isReviewable(viewer))
    .select([
      'i.id',
      'i.sample_id',
      'i.message_id',
      'i.message_created_at',
      'i.conversation_id',
      'i.siteowner_id',
      'i.operator_id',
      'i.source',
      'i.type',
      'i.language',
      'own.id as review_id',
      'own.passed',
      'own.total',
      sql<boolean>`own.id is null and exists (select from reviews r where r.item_id = i.id and r.differs)`.as(
        'second_asked',
      ),
    ])
