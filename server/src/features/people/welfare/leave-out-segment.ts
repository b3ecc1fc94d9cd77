import { type BodyOf, type leaveOutSegment as endpoint, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { findOwnSegments } from './find-own-segments.ts'

/**
 * Leaves out a segment of the operator's own, or takes it again. It does not change their rights, and nobody is told: for everybody
 * else, an operator without conversations of a segment is one who has just got none.
 * @throws {InvalidInput} when their rights do not include the segment
 */
export async function leaveOutSegment(
  db: Db,
  operatorId: number,
  { segment, left_out }: BodyOf<typeof endpoint>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const own = await findOwnSegments(tx, operatorId)
    if (!own.some(({ code }) => code === segment))
      throw new InvalidInput([issueAt('segment', 'not_an_option', { options: 'segments' })])
    // Two tabs that change different segments at the same moment: each statement sees the list of the other.
    await sql`
      insert into welfare_choices as w (operator_id, segments_left_out)
      values (${operatorId}, case when ${left_out} then array[${segment}::text] else '{}' end)
      on conflict (operator_id) do update set segments_left_out =
        array_remove(w.segments_left_out, ${segment}) || excluded.segments_left_out`.execute(tx)
    announce(tx, { topic: 'welfare', operatorId })
  })
}
