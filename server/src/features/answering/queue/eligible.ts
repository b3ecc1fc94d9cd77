import { hasRight, type QueueKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'

/** Which conversations an operator may answer. Operators with equal eligibility share a statement that claims. */
export type Eligibility = {
  kinds: QueueKind[]
  languages: string[]
  /** Null: all site owners. */
  siteownerIds: number[] | null
  segments: string[] | null
  /** Gets conversations that were handed over, before all others. */
  handovers: boolean
}

export function eligibilityOf(
  operator: Operator,
  kinds: readonly QueueKind[] = operator.messageTypes,
): Eligibility {
  return {
    kinds: kinds.filter((kind) => operator.messageTypes.includes(kind)),
    languages: operator.languages,
    siteownerIds: operator.siteownerIds,
    segments: operator.segments,
    handovers: hasRight(operator.rights, 'other_chats.handover'),
  }
}

/** A condition on queue item `q`: it has one of their kinds, languages, site owners and segments. */
export function isEligible(eligibility: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`(${isOfTheirSites(eligibility)} and ${isOfTheirLanguages(eligibility)}
    and ${isForMastersOrAll(eligibility)})`
}

/** A condition on queue item `q`: it has one of their kinds, site owners and segments. */
export function isOfTheirSites({ kinds, siteownerIds, segments }: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`serves(q, ${kinds}::text[], ${siteownerIds}::bigint[], ${segments}::text[])`
}

/** A condition on queue item `q`: it is in one of their languages. */
export function isOfTheirLanguages({ languages }: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`(q.language = any(${languages}::text[]))`
}

/** A condition on queue item `q`: it is not for masters, or these operators are masters. */
export function isForMastersOrAll({ handovers }: Pick<Eligibility, 'handovers'>): RawBuilder<boolean> {
  return sql<boolean>`(${handovers}::boolean or not q.for_master)`
}

/** A condition on queue item `q`: this operator skipped its conversation within a day, and does not get it again. */
export function isSkippedBy(operatorId: number): RawBuilder<boolean> {
  return sql<boolean>`(q.conversation_id = any(array(
    select s.conversation_id from skips s
    where s.operator_id = ${operatorId} and s.created_at > now() - interval '24 hours')))`
}

/** A condition on queue item `q`: it is a poke whose customer has quiet hours now. */
export const isInQuietHours: RawBuilder<boolean> = sql<boolean>`(q.kind = 'poke' and q.closes_at is not null and q.closes_at <= now())`

/** A condition on queue item `q`: it can be claimed, by the SQL functions `is_waiting` and `serves`. */
export const isWaiting: RawBuilder<boolean> = sql<boolean>`is_waiting(q)`

/** A condition on queue item `q`: it is in its queue but not due yet, because of quiet hours or the budget of the day. */
export const isDueLater: RawBuilder<boolean> = sql<boolean>`(
  q.expires_at is null and not q.held and (q.due_at > now() or ${isInQuietHours}))`
