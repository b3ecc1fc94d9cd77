import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { forgetDraft } from './forget-draft.ts'
import { endedBy, type HeldText, lockHeld } from './lock-held.ts'

type Which = { id: number; leaseId: string }

/**
 * Approves the text in hand: the site gets it.
 * @throws {AppError} `profile_text_not_found`, `text_lease_lost`, `own_text`
 */
export const approveText = (db: Db, operator: Operator, which: Which) =>
  review(db, operator, which, async (tx, text) => {
    const deliveryId = await addDelivery(tx, text)
    await tx
      .updateTable('profile_texts')
      .set({
        ...decided(which),
        status: 'approved',
        approved_at: sql<string>`now()`,
        delivery_id: deliveryId,
      })
      .where('id', '=', text.id)
      .execute()
    await decideRound(tx, operator, text, null)
    await recordAudit(tx, { ...entryOf(operator, text), action: 'profile_text.approve' })
    announce(tx, { topic: 'deliveries' })
  })

/** Returns the text in hand with a note, to be written again. @throws {AppError} as `approveText` */
export const returnText = (db: Db, operator: Operator, which: Which, note: string) =>
  review(db, operator, which, async (tx, text) => {
    await tx
      .updateTable('profile_texts')
      .set({ ...decided(which), status: 'returned' })
      .where('id', '=', text.id)
      .execute()
    await decideRound(tx, operator, text, note)
    await recordAudit(tx, { ...entryOf(operator, text), action: 'profile_text.return' })
  })

async function review(
  db: Db,
  operator: Operator,
  which: Which,
  decide: (tx: Tx, text: HeldText) => Promise<void>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const text = await lockHeld(tx, operator, which)
    if (!text) return
    if (text.status !== 'to_review') throw new AppError('text_lease_lost', { by: null })
    if (text.is_own) throw new AppError('own_text')
    await decide(tx, text)
    await forgetDraft(tx, operator.id, text.id)
    announce(tx, { topic: 'profile_texts' })
  })
}

const decided = ({ leaseId }: Which) => ({
  ...endedBy(leaseId),
  waiting_since: sql<string>`now()`,
  first_reviewed_at: sql<string>`coalesce(first_reviewed_at, now())`,
})

async function decideRound(tx: Tx, operator: Operator, text: HeldText, note: string | null) {
  await tx
    .updateTable('profile_text_rounds')
    .set({ reviewer_id: operator.id, reviewed_at: sql<string>`now()`, note })
    .where('profile_text_id', '=', text.id)
    .where('round', '=', text.round)
    .execute()
}

/** Without a webhook, the delivery waits until the site acknowledges it. */
async function addDelivery(tx: Tx, text: HeldText): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into deliveries (message_id, siteowner_id, profile_text_id, next_attempt_at)
    select nextval(pg_get_serial_sequence('messages', 'id')), s.id, ${text.id}, case when s.webhook_url is not null then now() end
    from siteowners s where s.id = ${text.siteowner_id}
    returning message_id as id`.execute(tx)
  const [delivery] = rows
  if (!delivery) throw new Error('A text has a site owner')
  return delivery.id
}

const entryOf = (operator: Operator, text: HeldText) => ({
  operatorId: operator.id,
  siteownerId: text.siteowner_id,
  subject: { type: 'profile_text' as const, id: text.id },
  details: { round: text.round },
})
