import { hasRight, type QueueKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../platform/http/access.ts'

/** What an operator may take: the same for all operators with the same work, so that their claims can share a statement. */
export type Eligibility = {
  kinds: QueueKind[]
  languages: string[]
  /** Null: all of them. */
  siteownerIds: number[] | null
  segments: string[] | null
  /** Takes what was handed over to a master, before all else. */
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

/** The item `q` is one that these operators may take: of their kinds, languages, site owners and segments. */
export function isEligible(eligibility: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`(${isOfTheirSites(eligibility)} and ${isOfTheirLanguages(eligibility)}
    and ${isForThem(eligibility)})`
}

/** The item `q` is of the kinds, site owners and segments that these operators work for. */
export function isOfTheirSites({ kinds, siteownerIds, segments }: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`serves(q, ${kinds}::text[], ${siteownerIds}::bigint[], ${segments}::text[])`
}

/** The item `q` is in a language that these operators write. */
export function isOfTheirLanguages({ languages }: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`(q.language = any(${languages}::text[]))`
}

/** The item `q` waits for anybody, or for a master and these are masters. */
export function isForThem({ handovers }: Pick<Eligibility, 'handovers'>): RawBuilder<boolean> {
  return sql<boolean>`(${handovers}::boolean or not q.for_master)`
}

/** This operator skipped the conversation of the item `q` within a day, and is not served it again. */
export function isSkippedBy(operatorId: number): RawBuilder<boolean> {
  return sql<boolean>`(q.conversation_id = any(array(
    select s.conversation_id from skips s
    where s.operator_id = ${operatorId} and s.created_at > now() - interval '24 hours')))`
}

/** The item `q` is a poke whose customer has quiet hours now. */
export const isClosed: RawBuilder<boolean> = sql<boolean>`(q.kind = 'poke' and q.closes_at is not null and q.closes_at <= now())`

/** The item `q` waits, by the rule of the claims: the functions `is_waiting` and `serves`. */
export const isWaiting: RawBuilder<boolean> = sql<boolean>`is_waiting(q)`

/** The item `q` is in its queue but not due yet: its customer has quiet hours, or got all that they may today. */
export const isDueLater: RawBuilder<boolean> = sql<boolean>`(
  q.expires_at is null and not q.held and (q.due_at > now() or ${isClosed}))`
