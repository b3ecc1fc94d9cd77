import { randomBytes } from 'node:crypto'
import type { ManagedSiteowner } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { addWebhookSecret } from '../deliveries/endpoints.ts'
import { findSiteowner } from './find.ts'

/**
 * Makes a new current secret. The one before signs too until it ends.
 * @throws {AppError} `siteowner_not_found`, `two_secrets` while an older one is still valid
 */
export async function rotateWebhookSecret(
  db: Db,
  secrets: Secrets,
  admin: Operator,
  { siteownerId, oldEndsInHours }: { siteownerId: number; oldEndsInHours: number },
): Promise<{ secret: string; siteowner: ManagedSiteowner }> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const { secrets: valid } = await findSiteowner(tx, admin, siteownerId)
    if (valid.length > 1) throw new AppError('two_secrets')
    await endSecrets(tx, siteownerId, oldEndsInHours)
    const by = { operatorId: admin.id, siteownerId }
    const secret = await makeWebhookSecret(tx, secrets, by, {
      old: valid[0]?.id ?? null,
      hours: oldEndsInHours,
    })
    return { secret, siteowner: await findSiteowner(tx, admin, siteownerId) }
  })
}

/**
 * Ends the old secret now.
 * @throws {AppError} `siteowner_not_found`, `webhook_secret_not_found` also for the current one: without it nothing could be sent
 */
export async function endWebhookSecret(
  db: Db,
  admin: Operator,
  { siteownerId, secretId }: { siteownerId: number; secretId: number },
): Promise<ManagedSiteowner> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const { secrets: valid } = await findSiteowner(tx, admin, siteownerId)
    const isOld = valid.slice(1).some(({ id }) => id === secretId)
    if (!isOld) throw new AppError('webhook_secret_not_found')
    await endSecrets(tx, siteownerId, 0, secretId)
    await record(tx, { operatorId: admin.id, siteownerId }, 'end', { old: secretId })
    return findSiteowner(tx, admin, siteownerId)
  })
}

/** A secret that would end earlier keeps its time. @param id only this one */
async function endSecrets(tx: Tx, siteownerId: number, hours: number, id?: number) {
  let ending = tx
    .updateTable('webhook_secrets')
    .set({ expires_at: sql<string>`least(expires_at, now() + make_interval(hours => ${hours}))` })
    .where('siteowner_id', '=', siteownerId)
  if (id !== undefined) ending = ending.where('id', '=', id)
  await ending.execute()
}

/** Who makes or ends a secret: an admin, or the site itself. */
type By = { operatorId: number | null; siteownerId: number }

/** Makes a secret. Its caller has locked the site owner, and ends or has ended the one before. @returns its only copy */
export async function makeWebhookSecret(
  tx: Tx,
  secrets: Secrets,
  by: By,
  before: { old: number | null; hours: number },
): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await addWebhookSecret(tx, secrets, { siteownerId: by.siteownerId, secret })
  await record(tx, by, 'rotate', before)
  return secret
}

async function record(tx: Tx, { operatorId, siteownerId }: By, act: 'rotate' | 'end', details: object) {
  await recordAudit(tx, {
    operatorId,
    siteownerId,
    action: `webhook_secret.${act}`,
    subject: { type: 'siteowner', id: siteownerId },
    details: { ...details },
  })
  announce(tx, { topic: 'settings' })
}
