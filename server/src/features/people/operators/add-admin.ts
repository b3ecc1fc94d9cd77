import { levelTemplates } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction, violatedConstraint } from '../../../platform/database.ts'
import { firstPasswordExpiry } from '../sign-in/first-password.ts'
import { hashPassword } from '../sign-in/password.ts'

/** The account level of admins. The specification names no other number for them. */
const { id: adminLevel, rights, history_size } = levelTemplates.admin

/** Adds an admin, and a team if there is none. The setup of a new panel is over then. @throws when the login exists */
export async function addAdmin(
  db: Db,
  { login, name, password }: { login: string; name: string; password: string },
) {
  const password_hash = await hashPassword(password)
  try {
    await transaction(db, async (tx) => {
      // Before the operator, so that the setup does not create an admin at the same time.
      await tx
        .updateTable('setup')
        .set({ ended_at: sql<string>`now()` })
        .where('operator_id', 'is', null)
        .execute()
      const first = { login, name, password_hash, first_password_expires_at: firstPasswordExpiry }
      await insertAdmin(tx, first, { by: 'command line' })
    })
  } catch (error) {
    if (violatedConstraint(error) === 'operators_login_key') throw new Error(`--login: ${login} is taken`)
    throw error
  }
}

type Admin = {
  login: string
  name: string
  password_hash: string
  first_password_expires_at?: typeof firstPasswordExpiry
}

/** Inserts an admin, with their account level and a team if there is none. @returns the id of the operator */
export async function insertAdmin(
  tx: Tx,
  admin: Admin,
  { by }: { by: 'command line' | 'setup' },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with found as (select id from teams order by retired_at is not null, id limit 1),
      made as (insert into teams (id, name) select 1, 'Team 1' where not exists (select from found) returning id)
    select id from found union all select id from made`.execute(tx)
  await tx
    .insertInto('permissions')
    .values({ id: adminLevel, name: 'Admin', rights: [...rights], history_size })
    .onConflict((c) => c.column('id').doNothing())
    .execute()
  const { id } = await tx
    .insertInto('operators')
    .values({
      ...admin,
      team_id: rows[0]?.id ?? 1,
      permissions_id: adminLevel,
      message_types: [],
      languages: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    operatorId: null,
    action: 'operator.create',
    subject: { type: 'operator', id },
    details: { level: adminLevel, by },
  })
  return id
}
