import type { Account } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { areCodesLocked } from '../sign-in/code-guesses.ts'
import { openSessionsOf } from '../sign-in/open-sessions.ts'
import { trustedBrowsersOf } from '../sign-in/trusted-device.ts'

type Asker = Pick<Operator, 'id' | 'sessionId'>

/** How the operator signs in. @param deviceToken of the browser that asks */
export async function findAccount(db: Db, actor: Asker, deviceToken: string | undefined): Promise<Account> {
  const [own, sessions, trusted_browsers, codes_locked] = await Promise.all([
    findCredentials(db, actor),
    findSessions(db, actor),
    findTrustedBrowsers(db, actor, deviceToken),
    areCodesLocked(db, actor.id),
  ])
  return {
    password_changed_at: own.password_changed_at,
    authenticator: { enrolled_at: own.totp_enrolled_at, used_at: own.used_at },
    recovery_codes: { left: own.codes_left, made: own.codes_made },
    codes_locked,
    sessions,
    trusted_browsers,
  }
}

const codes = (which = sql``) =>
  sql<number>`(select count(*) from recovery_codes c where c.operator_id = o.id ${which})`

const findCredentials = (db: Db, { id }: Asker) =>
  db
    .selectFrom('operators as o')
    .where('o.id', '=', id)
    .select([
      'o.password_changed_at',
      'o.totp_enrolled_at',
      // A time step has 30 seconds. A code of the next step can be accepted.
      sql<string | null>`least(to_timestamp(o.totp_last_step * 30), now())`.as('used_at'),
      codes(sql`and c.used_at is null`).as('codes_left'),
      codes().as('codes_made'),
    ])
    .executeTakeFirstOrThrow()

const findSessions = (db: Db, { id, sessionId }: Asker) =>
  openSessionsOf(db, id, sessionId)
    .select(sql<boolean>`s.tfa_at is not null`.as('tfa_authenticated'))
    .orderBy('is_own', 'desc')
    .orderBy('s.last_act_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

const findTrustedBrowsers = (db: Db, { id }: Asker, deviceToken: string | undefined) =>
  trustedBrowsersOf(db, id)
    .select(sql<boolean>`d.token_hash = ${digestOf(deviceToken ?? '')}`.as('is_own'))
    .orderBy('is_own', 'desc')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
