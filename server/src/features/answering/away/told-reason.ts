import { type RawBuilder, sql } from 'kysely'

/** The columns `reason_code` and `reason_words` of break `a`, as supervisors see them: a pause and a rest have none. */
export const toldReason: RawBuilder<unknown> = sql`case when not a.is_pause and a.counts_as_work then a.reason_code end as reason_code,
  case when not a.is_pause and a.counts_as_work then a.reason_words end as reason_words`
