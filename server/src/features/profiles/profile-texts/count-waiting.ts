import type { WaitingTexts } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isWithinReach } from './text-rows.ts'

/** The texts that wait for somebody with the work of this operator. */
export async function countWaitingTexts(db: Db, viewer: Operator): Promise<WaitingTexts> {
  const { rows } = await sql<{ status: keyof WaitingTexts; count: number }>`
    select t.status, count(*) as count from profile_texts t
    where t.status <> 'approved' and ${isWithinReach(viewer)} group by t.status`.execute(db)
  const of = (status: keyof WaitingTexts) => rows.find((row) => row.status === status)?.count ?? 0
  const [to_write, to_review, returned] = [of('to_write'), of('to_review'), of('returned')]
  return { to_write, to_review, returned, count: to_write + to_review + returned }
}
