import type { QueueKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../platform/http/access.ts'

/** What an operator may take: the same for all operators with the same work, so that their claims can share a statement. */
export type Eligibility = {
  kinds: QueueKind[]
  languages: string[]
  /** Null: all of them. */
  siteownerIds: number[] | null
  segments: string[] | null
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
  }
}

/** The item `q` is one that these operators may take: of their kinds, languages, site owners and segments. */
export function isEligible({ kinds, languages, siteownerIds, segments }: Eligibility): RawBuilder<boolean> {
  return sql<boolean>`(
    q.kind = any(${kinds}::text[]) and q.language = any(${languages}::text[])
    and (${siteownerIds}::bigint[] is null or q.siteowner_id = any(${siteownerIds}::bigint[]))
    and (q.segment is null or ${segments}::text[] is null or q.segment = any(${segments}::text[])))`
}

/** The item `q` waits: due, in nobody's hands, not held. */
export const isWaiting: RawBuilder<boolean> = sql<boolean>`(q.expires_at is null and not q.held and q.due_at <= now())`
