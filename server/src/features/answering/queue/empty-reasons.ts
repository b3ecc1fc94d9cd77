import type { EmptyReason } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isPaused } from '../../people/operators/refuse-paused.ts'
import { isLastChat } from '../last-chat/is-last-chat.ts'
import { askedFeedback } from './asked-feedback.ts'
import type { Caller } from './claim.ts'
import {
  isEligible,
  isForMastersOrAll,
  isInQuietHours,
  isOfTheirLanguages,
  isOfTheirSites,
  isSkippedBy,
  isWaiting,
} from './eligible.ts'

/**
 * Finds the reasons why a claim returned nothing. A reason counts only conversations that this operator could have claimed
 * without it: of their kinds, site owners, segments and languages.
 */
export async function emptyReasonsOf(
  db: Db,
  { operatorId, eligibility, exclude }: Caller,
): Promise<EmptyReason[]> {
  const { kinds, languages } = eligibility
  if (await isPaused(db, operatorId)) return ['paused']
  if (await isLastChat(db, operatorId)) return ['last_chat']
  const asked = await askedFeedback(db, operatorId)
  if (asked) return [asked]
  if (kinds.length === 0) return ['no_right']
  if (languages.length === 0) return ['no_language']
  const isEligibleItem = isEligible(eligibility)
  const isDue = sql<boolean>`(q.due_at <= now() and not ${isInQuietHours})`
  const isSkipped = isSkippedBy(operatorId)
  const counts = await db
    .selectFrom('queue_items as q')
    .where(isOfTheirSites(eligibility))
    .select([
      sql<number>`count(*) filter (where ${isEligibleItem} and ${isWaiting} and not ${isSkipped}
        and q.conversation_id = any(${exclude}::bigint[]))`.as('excluded'),
      sql<number>`count(*) filter (where ${isEligibleItem} and ${isWaiting} and ${isSkipped})`.as('skipped'),
      sql<number>`count(*) filter (where ${isEligibleItem} and ${isDue} and q.expires_at is not null
        and q.operator_id <> ${operatorId})`.as('taken'),
      sql<number>`count(*) filter (where ${isEligibleItem} and ${isDue} and q.expires_at is null and q.held)`.as(
        'held',
      ),
      sql<number>`count(*) filter (where ${isOfTheirLanguages(eligibility)} and not ${isForMastersOrAll(eligibility)}
        and ${isWaiting})`.as('for_master'),
      sql<number>`count(*) filter (where ${isEligibleItem} and q.kind = 'poke' and q.expires_at is null and not q.held
        and (q.due_at > now() or ${isInQuietHours}))`.as('not_due'),
      sql<number>`count(*) filter (where not ${isOfTheirLanguages(eligibility)} and ${isForMastersOrAll(eligibility)}
        and ${isWaiting})`.as('foreign'),
    ])
    .executeTakeFirstOrThrow()
  const why: EmptyReason[] = []
  if (counts.excluded > 0) why.push('all_excluded')
  if (counts.skipped > 0) why.push('all_skipped')
  if (counts.taken > 0) why.push('all_taken')
  if (counts.held > 0) why.push('all_held')
  if (counts.for_master > 0) why.push('for_master')
  if (counts.not_due > 0) why.push('not_due')
  if (counts.foreign > 0) why.push('none_in_your_languages')
  return why.length > 0 ? why : ['empty']
}
