import { issueAt } from '@panel/contract'
import { retentionClasses } from '@panel/contract/rules/retention-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { SiteMessage } from './site-messages.ts'

const day = 86_400_000

/**
 * Refuses new messages from before the day up to which the texts of messages are deleted: one that was deleted would come back
 * (`decisions/0062`).
 * @throws {AppError} `invalid_input`
 */
export async function requireKept(tx: Tx, messages: SiteMessage[]): Promise<void> {
  const { until, tooOld } = await findTooOld(tx, messages)
  const issues = tooOld.map(({ place }) => issueAt(`messages.${place}.sent_at`, 'text_deleted', { until }))
  if (issues.length > 0) throw new AppError('invalid_input', { issues })
}

/** Those of the messages whose texts would be deleted already, and up to which day they are. Only old messages cost a statement. */
export async function findTooOld(tx: Tx, messages: SiteMessage[]) {
  // A day less: the clocks of node and database may differ.
  const oldest = Date.now() - (retentionClasses.messages.min - 1) * day
  const old = messages.filter(({ sent_at }) => Date.parse(sent_at) < oldest)
  if (old.length === 0) return { until: '', tooOld: [] }
  // Also after an admin has stopped the period: the texts are gone.
  const period = await tx
    .selectFrom('retention_periods')
    .where('class', '=', 'messages')
    .select(sql<string>`to_char(until, 'YYYY-MM-DD')`.as('until'))
    .executeTakeFirst()
  const until = period?.until ?? ''
  return {
    until,
    tooOld: old.filter(({ sent_at }) => until !== '' && Date.parse(sent_at) < Date.parse(until)),
  }
}
