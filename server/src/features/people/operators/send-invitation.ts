import type { BodyOf, sendInvitation as endpoint } from '@panel/contract'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { openMail } from '../../../platform/mail.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { invitationMail } from './invitation-mail.ts'
import { lockManaged } from './require-managed.ts'

type Sending = {
  db: Db
  mail: ReturnType<typeof openMail>
  /** The address of the panel. Never from the request, which could name another host. */
  panel: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Sends the link of an invitation by mail. The mail is sent outside of a transaction; afterwards it is recorded.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `invitation_invalid`, `mail_not_set_up`, `mail_failed`
 */
export async function sendInvitation(
  { db, mail, panel, log }: Sending,
  actor: Operator,
  id: number,
  { token, to, language }: BodyOf<typeof endpoint>,
) {
  const { name } = await transaction(db, async (tx) => {
    const operator = await lockManaged(tx, actor, id)
    const valid = await tx
      .selectFrom('invitations')
      .where('operator_id', '=', id)
      .where('token_hash', '=', digestOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .select('operator_id')
      .executeTakeFirst()
    if (!valid || operator.suspended_at) throw new AppError('invitation_invalid')
    return operator
  })
  if (!mail || !panel) throw new AppError('mail_not_set_up')
  const link = new URL(`/invite/${encodeURIComponent(token)}`, panel).href
  try {
    await mail(invitationMail(language, { to, name, link }))
  } catch (error) {
    // Without the mail, which has the link.
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the mail server failed')
    throw new AppError('mail_failed')
  }
  await recordAudit(db, {
    operatorId: actor.id,
    action: 'invitation.send',
    subject: { type: 'operator', id },
    details: { to },
  })
}
