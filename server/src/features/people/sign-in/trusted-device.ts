import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { digestOf, newToken } from '../../../platform/secrets.ts'

/** The cookie that marks a browser in which the second factor was passed. */
export const deviceCookie = 'auth.device'
export const trustedDays = 365

/** A condition: row `d` of `trusted_devices` is not too old. */
export const isStillTrusted: RawBuilder<boolean> = sql<boolean>`
  d.created_at > now() - make_interval(days => ${sql.lit(trustedDays)})`

/** Browsers that the operator trusts, in no order. There can be hundreds in a year when a browser deletes its cookies. */
export const trustedBrowsersOf = (db: Db, operatorId: number) =>
  db
    .selectFrom('trusted_devices as d')
    .where('d.operator_id', '=', operatorId)
    .where(isStillTrusted)
    .select([
      'd.id',
      'd.device',
      'd.created_at as since',
      sql<string>`d.created_at + make_interval(days => ${sql.lit(trustedDays)})`.as('until'),
    ])
    .limit(100)

/** Whether the operator has passed the second factor in this browser. */
export async function isTrustedDevice(db: Db, operatorId: number, token: string | undefined) {
  if (!token) return false
  const device = await db
    .selectFrom('trusted_devices as d')
    .where('d.token_hash', '=', digestOf(token))
    .where('d.operator_id', '=', operatorId)
    .where(isStillTrusted)
    .select('d.operator_id')
    .executeTakeFirst()
  return device !== undefined
}

/**
 * Trusts a browser: from now on, this operator's failures in it are counted separately.
 * @param token the token that the browser has. It is kept if it is ours, so that operators who share a browser are all trusted
 *   in it
 * @returns the token that the browser must store
 */
export async function trustDevice(
  tx: Tx,
  operatorId: number,
  token: string | undefined,
  device: string,
): Promise<string> {
  const kept = token && (await isOurs(tx, token)) ? token : newToken()
  await tx
    .insertInto('trusted_devices')
    .values({ token_hash: digestOf(kept), operator_id: operatorId, device })
    .onConflict((c) =>
      c.columns(['token_hash', 'operator_id']).doUpdateSet({ created_at: sql<string>`now()`, device }),
    )
    .execute()
  await tx
    .deleteFrom('trusted_devices as d')
    .where('d.operator_id', '=', operatorId)
    .where(sql<boolean>`not (${isStillTrusted})`)
    .execute()
  return kept
}

async function isOurs(tx: Tx, token: string) {
  const device = await tx
    .selectFrom('trusted_devices as d')
    .where('d.token_hash', '=', digestOf(token))
    .where(isStillTrusted)
    .select('d.operator_id')
    .executeTakeFirst()
  return device !== undefined
}
