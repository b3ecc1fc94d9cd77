import type { Demo } from '@panel/contract'
import { demoCodes } from '@panel/demo/codes'
import { demoPassword, demoSignIns } from '@panel/demo/sign-ins'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { totpPurpose } from './enrolment.ts'

/** The sign-ins of the demo whose secrets are still the public ones; null without any, and when the panel is no demo. */
export async function findDemo(
  db: Db,
  secrets: Secrets,
  { DEMO }: Pick<Config, 'DEMO'>,
  now = Date.now(),
): Promise<Demo | null> {
  if (!DEMO) return null
  const rows = await db
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .innerJoin('teams as t', 't.id', 'o.team_id')
    .where(
      'o.login',
      'in',
      demoSignIns.map(({ login }) => login),
    )
    .where('o.suspended_at', 'is', null)
    .select(['o.id', 'o.login', 'o.name', 'o.totp_secret', 'p.name as level', 't.name as team'])
    .orderBy('o.id')
    .execute()
  const codes = new Map(demoCodes(now).map((each) => [each.login, each]))
  const sign_ins = rows.flatMap(({ id, login, name, totp_secret, level, team }) => {
    const known = demoSignIns.find((each) => each.login === login)
    const code = codes.get(login)?.code
    const isPublic =
      totp_secret !== null && secrets.decrypt(totpPurpose(id), totp_secret) === known?.totpSecret
    return isPublic && code !== undefined ? [{ login, name, level, team, code }] : []
  })
  if (sign_ins.length === 0) return null
  return {
    password: demoPassword,
    seconds_left: Math.max(1, Math.min(...[...codes.values()].map((each) => each.secondsLeft))),
    sign_ins,
  }
}

/** Whether this panel is a demo, and the operator one of its public sign-ins. */
export const isOfDemo = ({ DEMO }: Pick<Config, 'DEMO'>, { login }: { login: string }) =>
  DEMO && demoSignIns.some((each) => each.login === login)
