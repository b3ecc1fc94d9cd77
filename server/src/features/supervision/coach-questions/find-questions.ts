import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { chatColumns } from '../../conversations/customers/people-columns.ts'

/** Questions that a coach reads at once. */
const most = 50

export type QuestionRow = Awaited<ReturnType<typeof requireQuestion>>

/** The questions without an answer of the site owners that the viewer works for, oldest first. */
export function findOpenQuestions(db: Db, viewer: Operator): Promise<QuestionRow[]> {
  let query = selectQuestions(db)
    .where('k.answered_at', 'is', null)
    .orderBy('k.asked_at')
    .orderBy('k.id')
    .limit(most)
  for (const condition of ofSiteowners(viewer, undefined, sql`k.siteowner_id`)) query = query.where(condition)
  return query.execute()
}

/** @throws {AppError} `coach_question_not_found`, also for one of a site owner that the viewer does not work for */
export async function requireQuestion(db: Db, viewer: Operator, id: number) {
  let query = selectQuestions(db).where('k.id', '=', id)
  for (const condition of ofSiteowners(viewer, undefined, sql`k.siteowner_id`)) query = query.where(condition)
  const row = await query.executeTakeFirst()
  if (!row) throw new AppError('coach_question_not_found')
  return row
}

const selectQuestions = (db: Db) =>
  db
    .selectFrom('coach_questions as k')
    .innerJoin('conversations as c', 'c.id', 'k.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'k.siteowner_id')
    .innerJoin('operators as b', 'b.id', 'k.operator_id')
    .leftJoin('operators as a', 'a.id', 'k.answered_by')
    .select([
      'k.id',
      'k.question as text',
      'k.asked_at as at',
      'b.id as by_id',
      'b.name as by_name',
      'k.answer',
      'k.answered_at',
      'k.answered_by',
      'a.name as answered_by_name',
      'k.conversation_id',
      'c.language',
      ...chatColumns,
    ])
