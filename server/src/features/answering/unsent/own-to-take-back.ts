import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { eligibilityOf, isEligible, isSkippedBy } from '../queue/eligible.ts'

/**
 * A condition on queue item `q`: this operator was the last to have it in hand, and it waits where they may claim it. A lease that has
 * expired is over also before it is swept. A conversation that was given back, skipped or released has no last holder.
 */
export const isOwnToTakeBack = (operator: Operator): RawBuilder<boolean> => sql<boolean>`(
  q.operator_id = ${operator.id} and (q.expires_at is null or q.expires_at <= now()) and not q.held
  and q.due_at <= now() and (q.kind = 'reply' or q.closes_at is null or q.closes_at > now())
  and ${isEligible(eligibilityOf(operator))} and not ${isSkippedBy(operator.id)}
  and not exists (select from asked_feedback(${operator.id}))
  and exists (select from operators o where o.id = ${operator.id} and o.suspended_at is null))`
