import { rights } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, transaction, violatedConstraint } from '../../platform/database.ts'
import { firstPasswordExpiry } from '../sign-in/first-password.ts'
import { hashPassword } from '../sign-in/password.ts'

/** The account level of admins. The specification names no other number for them. */
const adminLevel = 200

/** Adds an admin, and a team if there is none. @throws when the login exists */
export async function addAdmin(
  db: Db,
  { login, name, password }: { login: string; name: string; password: string },
) {
  const password_hash = await hashPassword(password)
  try {
    await transaction(db, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        with found as (select id from teams order by id limit 1),
          made as (insert into teams (id, name) select 1, 'Team 1' where not exists (select from found) returning id)
        select id from found union all select id from made`.execute(tx)
      await tx
        .insertInto('permissions')
        .values({ id: adminLevel, name: 'Admin', rights: [...rights] })
        .onConflict((c) => c.column('id').doNothing())
        .execute()
      const { id } = await tx
        .insertInto('operators')
        .values({
          login,
          name,
          password_hash,
          first_password_expires_at: firstPasswordExpiry,
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
        details: { level: adminLevel, by: 'command line' },
      })
    })
  } catch (error) {
    if (violatedConstraint(error) === 'operators_login_key') throw new Error(`--login: ${login} is taken`)
    throw error
  }
}
