import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ofSiteowners } from '../../platform/http/of-siteowners.ts'

/** Samples in the list, and days back to the oldest. */
const latestSamples = 20
const daysListed = 90

export type SampleRow = Awaited<ReturnType<typeof findSamples>>[number]

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

/** The latest samples with messages that the viewer may review, newest first. */
export const findSamples = (db: Db, viewer: Operator) =>
  selectSamples(db, viewer)
    .where('s.made_at', '>', sql<string>`now() - ${sql.lit(daysListed)} * interval '1 day'`)
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(latestSamples)
    .execute()

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
