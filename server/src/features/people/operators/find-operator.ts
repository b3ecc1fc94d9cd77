import type { OperatorDetail } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { findSuspension } from '../sign-in/find-suspension.ts'
import { openSessionsOf } from '../sign-in/open-sessions.ts'
import { messagesOf } from '../sign-in/operator-of-session.ts'
import { trustedBrowsersOf } from '../sign-in/trusted-device.ts'
import { findRecentChanges } from './find-changes.ts'
import { findMadeLinks } from './find-made-links.ts'
import { type ListedRow, listedColumns } from './listed-columns.ts'
import { presentListed } from './present.ts'
import { requireSupervised } from './require-managed.ts'
import { findSecondPeople } from './second-person.ts'
import { findWaitingReset } from './waiting-reset.ts'

/** An operator with all that their page shows at first. @throws {AppError} `operator_not_found` */
export async function findOperatorDetail(db: Db, viewer: Operator, id: number): Promise<OperatorDetail> {
  await requireSupervised(db, viewer, id)
  const [listed, account, sessions, trusted_browsers, changes, reset, second, links] = await Promise.all([
    findListed(db, viewer, id),
    findAccount(db, id),
    findSessions(db, viewer, id),
    findTrustedBrowsers(db, id),
    findRecentChanges(db, viewer, id),
    findWaitingReset(db, viewer, id),
    findSecondPeople(db, viewer.id, id),
    findMadeLinks(db, viewer, id),
  ])
  return {
    ...presentListed(listed, viewer),
    created_at: listed.created_at,
    rights: listed.level_rights,
    history_size: messagesOf[account.history_size],
    sessions,
    trusted_browsers,
    two_factor: {
      enrolled_at: listed.enrolled_at,
      recovery_codes_left: account.recovery_codes_left,
      has_password: account.has_password,
      has_first_password: account.first_password_expires_at !== null,
      reset,
      has_second_admin: second.length > 0,
    },
    links,
    suspension: listed.suspended_at ? await presentSuspension(db, viewer, id, listed.suspended_at) : null,
    changes,
  }
}

async function presentSuspension(db: Db, viewer: Operator, id: number, at: string) {
  const { by, ...suspension } = await findSuspension(db, id)
  return { ...suspension, by: by && presentOperator(viewer, by), at }
}

async function findListed(db: Db, viewer: Operator, id: number): Promise<ListedRow> {
  const { rows } = await sql<ListedRow>`
    with page as (select ${id}::bigint as id, 1 as place) select ${listedColumns(viewer)}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('operator_not_found')
  return row
}

const findAccount = (db: Db, id: number) =>
  db
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '=', id)
    .select([
      'p.history_size',
      'o.first_password_expires_at',
      'o.has_password',
      sql<number>`(select count(*) from recovery_codes c where c.operator_id = o.id and c.used_at is null)`.as(
        'recovery_codes_left',
      ),
    ])
    .executeTakeFirstOrThrow()

const findSessions = (db: Db, viewer: Operator, id: number) =>
  openSessionsOf(db, id, viewer.sessionId)
    .select(['s.created_at as started_at', 's.tfa_at'])
    .orderBy('s.last_act_at', 'desc')
    .execute()

const findTrustedBrowsers = (db: Db, id: number) =>
  trustedBrowsersOf(db, id).orderBy('d.created_at', 'desc').execute()
