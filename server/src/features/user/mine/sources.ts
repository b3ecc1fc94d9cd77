import { messageTurns, type OwnActKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** Where the acts of an operator are: each kind is counted and listed from the same rows. */
type Source = {
  kinds: readonly OwnActKind[]
  /** The kind of a row `t`. */
  kind: RawBuilder<string>
  from: RawBuilder<unknown>
  /** Whose rows: an index begins with this column and `at`. */
  by: RawBuilder<number | null>
  at: RawBuilder<string>
  messageId: RawBuilder<number | null>
  /** Which rows are acts. */
  isAct: RawBuilder<boolean>
}

const always = sql<boolean>`true`

/** One for each table. Their order numbers the rows, so new ones are added at the end. */
export const sources: readonly Source[] = [
  {
    kinds: messageTurns,
    kind: sql`regexp_replace(t.type, '_(photo|gift)$', '')`,
    from: sql`messages t`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`t.id`,
    isAct: always,
  },
  {
    kinds: ['skip'],
    kind: sql`'skip'`,
    from: sql`skips t`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`t.message_id`,
    isAct: always,
  },
  {
    kinds: ['ignore'],
    kind: sql`'ignore'`,
    from: sql`ignores t`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`null::bigint`,
    // Ignoring with several options has a row for each.
    isAct: sql`not exists (select from ignores other where other.lease_id = t.lease_id and other.id < t.id)`,
  },
  {
    kinds: ['handover'],
    kind: sql`'handover'`,
    from: sql`handovers t`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`null::bigint`,
    isAct: always,
  },
  {
    kinds: ['escalation'],
    kind: sql`'escalation'`,
    from: sql`escalations t`,
    by: sql`t.by_id`,
    at: sql`t.opened_at`,
    messageId: sql`t.message_id`,
    isAct: sql`t.undone_at is null`,
  },
  {
    kinds: ['true_answer'],
    kind: sql`'true_answer'`,
    from: sql`inquiries t`,
    by: sql`t.closed_by`,
    at: sql`t.closed_at`,
    messageId: sql`t.answer_id`,
    isAct: sql`t.answer_id is not null`,
  },
  {
    kinds: ['report'],
    kind: sql`'report'`,
    from: sql`message_reports t`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`t.message_id`,
    isAct: always,
  },
]

/** SQL: the number of row `t` of a source among the rows of all sources. */
export const placeIn = (source: number) => sql<number>`t.id * 8 + ${sql.lit(source)}`

/** The condition on `t` that its kind is one of these. */
export const isOfKinds = (source: Source, kinds: readonly OwnActKind[]) =>
  source.kinds.every((kind) => kinds.includes(kind))
    ? always
    : sql<boolean>`${source.kind} = any(${[...kinds]}::text[])`

/** A period in which acts are counted. It ends with the moment of the receipt, and the next one begins after it. */
export type Shift = { since: string; until: string }

/** The condition that an act was in a shift. */
export const isInShift = (at: RawBuilder<unknown>, { since, until }: Shift) =>
  sql<boolean>`(${at} > ${since}::timestamptz and ${at} <= ${until}::timestamptz)`
