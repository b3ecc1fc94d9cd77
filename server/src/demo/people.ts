import { isMasterRobot, robotLogin, robotTotpSecret } from '@panel/demo/robot-sign-ins'
import { demoPassword, demoSignIns } from '@panel/demo/sign-ins'
import { sql } from 'kysely'
import { totpPurpose } from '../features/people/sign-in/enrolment.ts'
import { hashPassword } from '../features/people/sign-in/password.ts'
import { type Db, transaction } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { loadTeamsAndLevels } from './teams-and-levels.ts'

const languages = ['nl', 'it', 'pl', 'es', 'en', 'fr']

/** Creates the teams, account levels and operators of the demo. Existing ones are not changed. */
export async function loadPeople(db: Db, secrets: Secrets) {
  const password_hash = await hashPassword(demoPassword)
  await transaction(db, async (tx) => {
    await loadTeamsAndLevels(tx)
    for (const { login, name, team, level, totpSecret } of demoSignIns) {
      const operator = await tx
        .insertInto('operators')
        .values({
          login,
          name,
          password_hash,
          team_id: team,
          permissions_id: level,
          languages,
          totp_enrolled_at: sql<string>`now()`,
          manages_since: sql<string>`now() - interval '90 days'`,
        })
        .onConflict((c) => c.column('login').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!operator) continue
      await tx
        .updateTable('operators')
        .set({ totp_secret: secrets.encrypt(totpPurpose(operator.id), totpSecret) })
        .where('id', '=', operator.id)
        .execute()
    }
  })
}

/**
 * Creates the robots `robot-0001` to `count`, every eighth a master, ready to sign in. Existing ones get their public password
 * and secret back.
 */
export async function loadRobots(db: Db, secrets: Secrets, count: number) {
  // One hash for all: a robot's password is public, and a thousand hashes take a while.
  const password_hash = await hashPassword(demoPassword)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  await transaction(db, async (tx) => {
    await loadTeamsAndLevels(tx)
    const { rows } = await sql<{ id: number; login: string }>`
      insert into operators (login, name, password_hash, team_id, permissions_id, languages, totp_enrolled_at)
      select login, 'Robot ' || number, ${password_hash}, 22, level, ${languages}::text[], now()
      from unnest(${numbers.map(robotLogin)}::text[], ${numbers.map((number) => (isMasterRobot(number) ? 175 : 100))}::int[])
        with ordinality as r (login, level, number)
      on conflict (login) do update
        set password_hash = excluded.password_hash, permissions_id = excluded.permissions_id, totp_enrolled_at = now(), suspended_at = null
      returning id, login`.execute(tx)
    const hidden = rows.map(({ id, login }) => secrets.encrypt(totpPurpose(id), robotTotpSecret(login)))
    await sql`
      update operators o set totp_secret = r.secret
      from unnest(${rows.map((row) => row.id)}::bigint[], ${hidden}::bytea[]) as r (id, secret)
      where o.id = r.id`.execute(tx)
  })
}
