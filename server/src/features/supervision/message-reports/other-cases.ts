import { maxCasesAtOnce, type ReportOutcome } from '@panel/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isMaster } from './find-cases.ts'
import { isOwnCase } from './require-may-settle.ts'

type About = Pick<Selectable<ReportCases>, 'id' | 'conversation_id'>

/** The other open cases of the customer that this operator may settle, up to `maxCasesAtOnce`. */
const otherCases = (db: Db, operator: Operator, { id, conversation_id }: About) =>
  db
    .selectFrom('conversations as of_case')
    .innerJoin('conversations as c', 'c.customer_id', 'of_case.customer_id')
    .innerJoin('report_cases as rc', 'rc.conversation_id', 'c.id')
    .where('of_case.id', '=', conversation_id)
    .where('rc.settled_at', 'is', null)
    .where('rc.id', '<>', id)
    .$if(!isMaster(operator), (query) => query.where('rc.passed_on_at', 'is', null))
    .where(sql<boolean>`not ${isOwnCase(operator)}`)
    .limit(maxCasesAtOnce - 1)

export async function countOtherCases(db: Db, operator: Operator, about: About): Promise<number> {
  const counted = otherCases(db, operator, about).select('rc.id').as('counted')
  const { count } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks those for which this outcome is possible: a note needs a writer, and only a message that is neither archived nor deleted can be
 * hidden or deleted.
 */
export function lockOtherCases(
  tx: Tx,
  operator: Operator,
  about: About,
  outcome: ReportOutcome,
): Promise<Selectable<ReportCases>[]> {
  return otherCases(tx, operator, about)
    .$if(outcome === 'coach', (query) => query.where('rc.writer_id', 'is not', null))
    .$if(outcome === 'hide' || outcome === 'delete', (query) =>
      query.where(
        sql<boolean>`exists (select from messages m where m.id = rc.message_id and m.created_at = rc.message_created_at
          and m.deleted_at is null)`,
      ),
    )
    .selectAll('rc')
    .orderBy('rc.id')
    .forUpdate('rc')
    .execute()
}
