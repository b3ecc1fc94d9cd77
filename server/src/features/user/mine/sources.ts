import { messageTurns, type OwnActKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { isReal } from '../../../platform/real-siteowners.ts'

/** Where the acts of an operator are: each kind is counted and listed from the same rows. */
type Source = {
  table: string
  kinds: readonly OwnActKind[]
  /** The kind of a row `t`. */
  kind: RawBuilder<string>
  /** Whose rows: an index begins with this column and `at`. */
  by: RawBuilder<number | null>
  at: RawBuilder<string>
  messageId: RawBuilder<number | null>
  /** Which rows are acts. */
  isAct: RawBuilder<boolean>
}

const always = sql<boolean>`true`

/** SQL: the rows `t` of a source. */
export const rowsOf = ({ table }: Source) => sql`${sql.table(table)} t`

/** SQL: row `t` is of a chat with a real customer. Acts in tests are not counted. */
export const isOfReal = isReal(
  sql`(select c.siteowner_id from conversations c where c.id = t.conversation_id)`,
)

/** One for each table. Their order numbers the rows, so new ones are added at the end. */
export const sources: readonly Source[] = [
  {
    table: 'messages',
    kinds: messageTurns,
    kind: sql`regexp_replace(t.type, '_(photo|gift)$', '')`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`t.id`,
    isAct: always,
  },
  {
    table: 'skips',
    kinds: ['skip'],
    kind: sql`'skip'`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`t.message_id`,
    isAct: always,
  },
  {
    table: 'ignores',
    kinds: ['ignore'],
    kind: sql`'ignore'`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`null::bigint`,
    // Ignoring with several options has a row for each.
    isAct: sql`not exists (select from ignores other where other.lease_id = t.lease_id and other.id < t.id)`,
  },
  {
    table: 'handovers',
    kinds: ['handover'],
    kind: sql`'handover'`,
    by: sql`t.operator_id`,
    at: sql`t.created_at`,
    messageId: sql`null::bigint`,
    isAct: always,
  },
  {
    table: 'escalations',
    kinds: ['escalation'],
    kind: sql`'escalation'`,
    by: sql`t.by_id`,
    at: sql`t.opened_at`,
    messageId: sql`t.message_id`,
    isAct: sql`t.undone_at is null`,
  },
  {
    table: 'inquiries',
    kinds: ['true_answer'],
    kind: sql`'true_answer'`,
    by: sql`t.closed_by`,
    at: sql`t.closed_at`,
    messageId: sql`t.answer_id`,
    isAct: sql`t.answer_id is not null`,
  },
  {
    table: 'message_reports',
    kinds: ['report'],
    kind: sql`'report'`,
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
