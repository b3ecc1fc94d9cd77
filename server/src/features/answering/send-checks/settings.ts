import {
  type BodyOf,
  type changeSendCheck as endpoint,
  type SendCheck,
  shownCheckKinds,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { defaultMode, readCheckModes } from './check-modes.ts'

/** The checks of a site owner, with what they have found in the last 30 days. */
export async function findSendChecks(db: Db, siteownerId: number): Promise<SendCheck[]> {
  const modeOf = await readCheckModes(db, siteownerId)
  const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})`
  const found = db
    .selectFrom('raised_checks')
    .where('siteowner_id', '=', siteownerId)
    .where('raised_at', '>', sql<string>`now() - interval '30 days'`)
    .select([
      count("outcome = 'warned'").as('warned'),
      count("outcome = 'sent'").as('sent'),
      count("outcome = 'stopped'").as('stopped'),
      count('false_alarm_at is not null').as('false_alarms'),
    ])
  const counts: Partial<SendCheck>[] = [
    ...(await found.select('kind').groupBy('kind').execute()),
    { ...(await found.where('certainty', '=', 'likely').executeTakeFirstOrThrow()), kind: 'likely' },
  ]
  return shownCheckKinds.map((kind) => ({
    warned: 0,
    sent: 0,
    stopped: 0,
    false_alarms: 0,
    ...counts.find((one) => one.kind === kind),
    kind,
    mode: modeOf(kind),
  }))
}

/** @throws {AppError} `siteowner_not_found` */
export async function changeSendCheck(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { kind, mode }: BodyOf<typeof endpoint>,
): Promise<SendCheck[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const before = await tx
      .selectFrom('send_checks')
      .where('siteowner_id', '=', siteownerId)
      .where('kind', '=', kind)
      .select('mode')
      .executeTakeFirst()
    const from = before?.mode ?? defaultMode(kind)
    if (from === mode) return findSendChecks(tx, siteownerId)
    if (mode === 'off')
      await tx
        .deleteFrom('send_checks')
        .where('siteowner_id', '=', siteownerId)
        .where('kind', '=', kind)
        .execute()
    else
      await tx
        .insertInto('send_checks')
        .values({ siteowner_id: siteownerId, kind, mode })
        .onConflict((conflict) => conflict.columns(['siteowner_id', 'kind']).doUpdateSet({ mode }))
        .execute()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'siteowner.check',
      subject: { type: 'siteowner', id: siteownerId },
      details: { code: kind, from, to: mode },
    })
    announce(tx, { topic: 'settings' })
    return findSendChecks(tx, siteownerId)
  })
}
