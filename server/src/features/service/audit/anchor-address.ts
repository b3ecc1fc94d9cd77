import { randomBytes } from 'node:crypto'
import type { BodyOf, changeAnchorAddress as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { findChain } from './anchors.ts'

/** The job that sends anchors. */
export const anchorJob = 'send-audit-anchors'

const purpose = 'audit_anchor_address'

/**
 * Changes where the daily anchors are sent, with a new secret. Anchors that nobody has accepted are sent at once.
 * @throws {AppError} `edited_meanwhile`
 */
export async function changeAnchorAddress(
  db: Db,
  secrets: Secrets,
  admin: Operator,
  { url, seen }: BodyOf<typeof endpoint>,
): Promise<HandlerResultOf<typeof endpoint>> {
  return transaction(db, async (tx) => {
    // Two admins wait for each other here; without an address there is no row to lock.
    await sql`select pg_advisory_xact_lock(hashtext('audit_anchor_address'))`.execute(tx)
    const stored = await tx
      .selectFrom('audit_anchor_address as a')
      .innerJoin('operators as o', 'o.id', 'a.set_by')
      .select(['a.url', 'o.id', 'o.name'])
      .executeTakeFirst()
    const before = stored?.url ?? null
    if (before === url) return { secret: null, chain: await findChain(tx, admin) }
    if (before !== seen)
      throw new AppError('edited_meanwhile', { by: stored ? presentOperator(admin, stored) : null })
    await tx.deleteFrom('audit_anchor_address').execute()
    const secret = url === null ? null : await store(tx, secrets, admin, url)
    await recordAudit(tx, {
      operatorId: admin.id,
      action: url === null ? 'audit.remove_address' : 'audit.set_address',
      subject: { type: 'audit', id: null },
      details: { before: { address: before }, after: { address: url } },
    })
    return { secret, chain: await findChain(tx, admin) }
  })
}

async function store(tx: Tx, secrets: Secrets, admin: Operator, url: string): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await tx
    .insertInto('audit_anchor_address')
    .values({ url, secret: secrets.encrypt(purpose, secret), set_by: admin.id })
    .execute()
  await sql`select graphile_worker.add_job(${anchorJob}, job_key => ${anchorJob}, max_attempts => 8)`.execute(
    tx,
  )
  return secret
}

/** The address with its secret; null when there is none. @throws when the secret was encrypted with another SECRET_KEY */
export async function findAnchorAddress(
  db: Db,
  secrets: Secrets,
): Promise<{ url: string; secret: string } | null> {
  const stored = await db.selectFrom('audit_anchor_address').select(['url', 'secret']).executeTakeFirst()
  if (!stored) return null
  try {
    return { url: stored.url, secret: secrets.decrypt(purpose, stored.secret) }
  } catch {
    throw new Error(
      'The secret of the anchors of the audit log was encrypted with another SECRET_KEY. Remove the address on the page of the audit log and set it again.',
    )
  }
}
