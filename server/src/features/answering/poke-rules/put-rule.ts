import { issueAt, type PokeRule, type SitePokeRule } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { findPokeRules } from './find-rules.ts'
import { planPokes } from './plan-pokes.ts'

/** Batches that are planned at once: enough for the pokes that were waiting. The job plans the rest within a minute. */
const firstBatches = 5

/**
 * Sets or removes the poke rule of a site owner. Waiting pokes that are not in hand are scheduled again by the new rule.
 * @throws {AppError} `siteowner_not_found`, `invalid_input`
 */
export async function putPokeRule(
  db: Db,
  admin: Operator,
  siteownerId: number,
  rule: PokeRule | null,
): Promise<SitePokeRule> {
  if (!worksFor(admin, siteownerId)) throw new AppError('siteowner_not_found')
  const stored = await transaction(db, async (tx) => {
    // This lock serializes the changes of two admins.
    const siteowner = await tx
      .selectFrom('siteowners')
      .where('id', '=', siteownerId)
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!siteowner) throw new AppError('siteowner_not_found')
    if (rule) await upsert(tx, siteownerId, rule)
    else await tx.deleteFrom('poke_rules').where('siteowner_id', '=', siteownerId).execute()
    await unscheduleWaiting(tx, siteownerId, rule)
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: rule ? 'poke_rule.set' : 'poke_rule.remove',
      subject: { type: 'siteowner', id: siteownerId },
      details: rule ? { ...rule } : {},
    })
    announce(tx, { topic: 'queue' })
    const [found] = await findPokeRules(tx, admin, siteownerId)
    return found
  })
  if (!stored) throw new AppError('siteowner_not_found')
  await planPokes(db, { batches: firstBatches })
  return stored
}

async function upsert(tx: Tx, siteownerId: number, { quiet_hours, ...rule }: PokeRule) {
  if (quiet_hours && quiet_hours.from === quiet_hours.until)
    throw new InvalidInput([issueAt('rule.quiet_hours.until', 'same_time')])
  const { rows } = await sql<{ zone: string | null }>`
    select known_timezone(${rule.timezone}, null) as zone`.execute(tx)
  if (rows[0]?.zone === null) throw new InvalidInput([issueAt('rule.timezone', 'not_a_time_zone')])
  const values = {
    ...rule,
    quiet_from: quiet_hours?.from ?? null,
    quiet_until: quiet_hours?.until ?? null,
    updated_at: sql<string>`now()`,
  }
  await tx
    .insertInto('poke_rules')
    .values({ siteowner_id: siteownerId, ...values })
    .onConflict((c) => c.column('siteowner_id').doUpdateSet(values))
    .execute()
}

/** Removes pokes that are not in hand from the queue. The silence counts from the last message, by the new rule. */
async function unscheduleWaiting(tx: Tx, siteownerId: number, rule: PokeRule | null) {
  await sql`
    with waiting as materialized (
      select conversation_id from queue_items
      where siteowner_id = ${siteownerId} and kind = 'poke' and expires_at is null and not for_master
      order by conversation_id for update skip locked
    ), gone as (
      delete from queue_items q using waiting w where q.conversation_id = w.conversation_id
    )
    update conversations c set silence_from = c.last_operator_message_at
    from waiting w where c.id = w.conversation_id`.execute(tx)
  const starterFrom = rule?.starters ? sql`now()` : sql`null`
  await sql`
    update conversations c set silence_from = ${starterFrom}
    where c.siteowner_id = ${siteownerId} and c.message_count = 0 and c.status = 'answered'
      and not exists (select from queue_items q where q.conversation_id = c.id)`.execute(tx)
}
