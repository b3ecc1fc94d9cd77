import type { ProfileTextStatus } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'

/** How long a lease of a profile text lasts after a claim or a renewal: writing takes minutes, and pauses belong to it. */
export const textLeaseSeconds = 1_200

export const textLeaseEnd = sql<string>`now() + make_interval(secs => ${sql.lit(textLeaseSeconds)})`

/** A condition on profile text `t`: the operator works for its site owner and in its language. `en` also reads `en-GB`. */
export const isWithinReach = ({ siteownerIds, languages }: Operator): RawBuilder<boolean> =>
  sql<boolean>`((${siteownerIds}::bigint[] is null or t.siteowner_id = any(${siteownerIds}::bigint[]))
    and (t.language = any(${languages}::text[]) or split_part(t.language, '-', 1) = any(${languages}::text[])))`

/** A condition on profile text `t`: this operator wrote a round of it. */
export const isWrittenBy = (operatorId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from profile_text_rounds r where r.profile_text_id = t.id and r.writer_id = ${operatorId})`

/** A condition on profile text `t`: somebody else has it in hand. */
export const isInOtherHand = (operatorId: number): RawBuilder<boolean> =>
  sql<boolean>`(t.holder_id <> ${operatorId} and t.expires_at > now())`

/**
 * Who has profile text `t` in hand. It is no join: a statement that waits for the lock of the text reads the text again, but not
 * the joined rows.
 */
export const holderName = sql<string | null>`(select h.name from operators h where h.id = t.holder_id)`

export type TextRow = {
  id: number
  title: string
  language: string
  status: ProfileTextStatus
  min_length: number
  max_length: number
  round: number
  body: string | null
  waiting_since: string
  profile_id: number
  profile_name: string
  age: number
  city: string
  facts: unknown
  siteowner_id: number
  siteowner_name: string
  text_rules: string[]
  writer_id: number | null
  writer_name: string | null
  holder_id: number | null
  holder_name: string | null
  is_own: boolean
  delivery_status: 'pending' | 'delivered' | 'dead' | null
  delivery_error: string | null
  refusal_reason: string | null
}

/** Profile texts `t` as `viewer` reads them; add the conditions and the order. */
export const selectTexts = (viewer: Operator) => sql`
  select t.id, t.title, t.language, t.status, t.min_length, t.max_length, t.round, t.body, t.waiting_since,
    p.id as profile_id, p.name as profile_name, p.age, p.city, p.facts,
    s.id as siteowner_id, s.name as siteowner_name, s.text_rules,
    w.id as writer_id, w.name as writer_name, h.id as holder_id, h.name as holder_name,
    ${isWrittenBy(viewer.id)} as is_own, d.status as delivery_status, d.last_error as delivery_error, d.refusal_reason
  from profile_texts t
  join profiles p on p.id = t.profile_id
  join siteowners s on s.id = t.siteowner_id
  left join operators w on w.id = t.writer_id
  left join operators h on h.id = t.holder_id and t.expires_at > now()
  left join deliveries d on d.message_id = t.delivery_id`
