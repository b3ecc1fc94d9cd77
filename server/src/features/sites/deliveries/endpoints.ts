import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'

/** A site owner's webhook URL and all secrets that are valid now. */
export type WebhookEndpoint = { url: string | null; secrets: string[] }

export async function findEndpoints(
  db: Db,
  secrets: Secrets,
  siteownerIds: number[],
): Promise<Map<number, WebhookEndpoint>> {
  const { rows } = await sql<{ id: number; url: string | null; stored: Buffer[] }>`
    select s.id, s.webhook_url as url,
      array(select w.secret from webhook_secrets w
        where w.siteowner_id = s.id and (w.expires_at is null or w.expires_at > now()) order by w.id) as stored
    from siteowners s where s.id = any(${siteownerIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, url, stored }) => [
      id,
      { url, secrets: stored.flatMap((secret) => readSecret(secrets, id, secret)) },
    ]),
  )
}

/** The webhook of a site owner that can be called now. @throws {AppError} `no_webhook` without an address or a valid secret */
export async function requireEndpoint(db: Db, secrets: Secrets, siteownerId: number) {
  const found = (await findEndpoints(db, secrets, [siteownerId])).get(siteownerId)
  if (!found?.url || found.secrets.length === 0) throw new AppError('no_webhook')
  return { ...found, url: found.url }
}

/**
 * Ignores a secret that was encrypted with another key, for example before a restore: it must not stop the webhooks of other
 * sites.
 */
function readSecret(secrets: Secrets, siteownerId: number, stored: Buffer): string[] {
  try {
    return [secrets.decrypt(purposeOf(siteownerId), stored)]
  } catch {
    return []
  }
}

/**
 * Adds a secret of a site owner: `whsec_` and base64. Webhooks are signed with all valid secrets, so that a receiver can change
 * the secret without missing a webhook.
 * @throws when the secret is not valid
 */
export async function addWebhookSecret(
  db: Db,
  secrets: Secrets,
  { siteownerId, secret, expiresAt }: { siteownerId: number; secret: string; expiresAt?: string },
) {
  new Webhook(secret)
  await db
    .insertInto('webhook_secrets')
    .values({
      siteowner_id: siteownerId,
      secret: secrets.encrypt(purposeOf(siteownerId), secret),
      expires_at: expiresAt ?? null,
    })
    .execute()
}

const purposeOf = (siteownerId: number) => `webhook_secrets of siteowner ${siteownerId}`
