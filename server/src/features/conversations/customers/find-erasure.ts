import type { Erasure } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { thresholdSetting } from '../../settings/read-settings.ts'

/** The keyed digest by which a customer of this site is known after the erasure. */
export const digestOfCustomer = (secrets: Secrets, siteownerId: number, externalId: string) =>
  secrets.sign('erased customer', `${siteownerId}\n${externalId}`)

/** When the last backup with the words of an erased customer is gone, if the panel knows how long backups are kept. */
export const backupsUntil = (finishedAt: RawBuilder<unknown>) =>
  sql<string | null>`(select ${finishedAt} + make_interval(days => nullif(d.days, 0)::int)
    from (select ${thresholdSetting('backup_days')} as days) d)`.as('backups_until')

/** The erasure of the customer with this id of their site. */
export const findErased = (db: Db, secrets: Secrets, siteownerId: number, externalId: string) =>
  findErasure(db, { siteownerId, digest: digestOfCustomer(secrets, siteownerId, externalId) })

/** Those of these ids of a site that belong to customers who were erased. */
export async function findErasedIds(
  db: Db,
  secrets: Secrets,
  siteownerId: number,
  externalIds: string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set()
  const byDigest = new Map(
    externalIds.map((externalId) => [
      digestOfCustomer(secrets, siteownerId, externalId).toString('hex'),
      externalId,
    ]),
  )
  const { rows } = await sql<{ digest: string }>`
    select encode(digest, 'hex') as digest from erasures
    where siteowner_id = ${siteownerId} and digest = any(array(select decode(unnest(${[...byDigest.keys()]}::text[]), 'hex')))`.execute(
    db,
  )
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest) ?? []))
}

/** The erasure of a customer, by the panel's id or by the digest of the site's. */
export async function findErasure(
  db: Db,
  by: { customerId: number } | { siteownerId: number; digest: Buffer },
): Promise<Erasure | undefined> {
  const erasures = db
    .selectFrom('erasures')
    .select(['id', 'asked_at', 'finished_at', 'counts', backupsUntil(sql`erasures.finished_at`)])
  const found = await ('customerId' in by
    ? erasures.where('customer_id', '=', by.customerId)
    : erasures.where('siteowner_id', '=', by.siteownerId).where('digest', '=', by.digest)
  ).executeTakeFirst()
  // The cast: the job stores numbers by class.
  return found && { ...found, counts: found.counts as Record<string, number> }
}

/** Whether this lease ended because the data of its customer are erased. */
export async function endedByErasure(db: Db, leaseId: string): Promise<boolean> {
  const { rows } = await sql`
    select from erasures where ended_leases @> array[${leaseId}]::uuid[] limit 1`.execute(db)
  return rows.length > 0
}

/** @throws {AppError} `customer_erased` when this site's customer was erased. Call it after the row was written. */
export async function refuseErased(db: Db, secrets: Secrets, siteownerId: number, externalId: string) {
  if (await findErased(db, secrets, siteownerId, externalId)) throw new AppError('customer_erased')
}
