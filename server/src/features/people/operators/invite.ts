import type { BodyOf, inviteOperator as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf, newToken } from '../../../platform/secrets.ts'
import { hashPassword } from '../sign-in/password.ts'
import { loginTakenFrom } from './change.ts'
import { requireGrantable } from './require-grantable.ts'
import { announceOperator, lockManaged } from './require-managed.ts'

type Given = BodyOf<typeof endpoint>
export type Invitation = Omit<HandlerResultOf<typeof endpoint>, 'can_send'>

/**
 * Adds an operator who chooses their own password with a link. Nobody knows the password that the account has until then.
 * @returns the token of the link, which is not stored
 * @throws {AppError} `rights_above_yours`
 * @throws {InvalidInput} for a value that does not exist or that the actor may not give, and for a login that is taken
 */
export async function inviteOperator(db: Db, actor: Operator, given: Given): Promise<Invitation> {
  const password_hash = await hashPassword(newToken())
  try {
    return await transaction(db, async (tx) => {
      await requireGrantable(tx, actor, null, grantedTo(actor, given))
      return addInvited(tx, actor, given, password_hash)
    })
  } catch (error) {
    throw loginTakenFrom(error)
  }
}

/** What somebody who is invited gets. Without site owners, all that the actor works for. */
export const grantedTo = (
  actor: Operator,
  { level_id, team_id, languages, siteowner_ids }: Omit<Given, 'hours'>,
) => ({ level_id, team_id, languages, siteowner_ids: siteowner_ids ?? actor.siteownerIds })

/** Adds an operator whose values are checked, with a link. @param password_hash of a password that nobody knows */
export async function addInvited(
  tx: Tx,
  actor: Operator,
  given: Given,
  password_hash: string,
): Promise<Invitation> {
  const { hours, level_id, ...others } = given
  const values = { ...others, siteowner_ids: given.siteowner_ids ?? actor.siteownerIds }
  const { id } = await tx
    .insertInto('operators')
    .values({ ...values, permissions_id: level_id, password_hash, has_password: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    operatorId: actor.id,
    action: 'operator.create',
    subject: { type: 'operator', id },
    details: { after: { ...values, level_id } },
  })
  return makeInvitation(tx, actor, id, hours)
}

/**
 * Makes a new link for an operator who has not chosen a password yet; for others, two admins make one (`confirm-reset.ts`).
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `operator_suspended`, `needs_second_admin`
 */
export async function renewInvitation(
  db: Db,
  actor: Operator,
  id: number,
  hours: number,
): Promise<Invitation> {
  return transaction(db, async (tx) => {
    const operator = await lockManaged(tx, actor, id)
    if (operator.suspended_at) throw new AppError('operator_suspended')
    if (operator.has_password) throw new AppError('needs_second_admin')
    return makeInvitation(tx, actor, id, hours)
  })
}

/** Makes a link with which an operator chooses a password. A password and the sessions stay until the link is used. */
export async function makeInvitation(
  tx: Tx,
  actor: Operator,
  id: number,
  hours: number,
  details: Record<string, unknown> = {},
): Promise<Invitation> {
  const token = newToken()
  const values = {
    token_hash: digestOf(token),
    created_by: actor.id,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
    used_at: null,
  }
  const { expires_at } = await tx
    .insertInto('invitations')
    .values({ operator_id: id, ...values })
    .onConflict((c) => c.column('operator_id').doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    operatorId: actor.id,
    action: 'invitation.make',
    subject: { type: 'operator', id },
    details: { hours, ...details },
  })
  announceOperator(tx, id)
  return { operator_id: id, token, expires_at }
}
