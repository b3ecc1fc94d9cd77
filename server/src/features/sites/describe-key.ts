import { type getSite, type HandlerResultOf, receivedMessageLength, siteBatchSize } from '@panel/contract'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { SiteCaller } from '../../platform/http/access.ts'
import { maxValues } from '../../platform/http/json.ts'
import { bodyLimits } from '../../platform/http/register.ts'
import { webhookTimeLimit } from './deliveries/webhook.ts'
import { isEchoing } from './echo.ts'

/** Who the key of a call is, with the limits of the site API and the time of the database. */
export async function describeKey(
  db: Db,
  { keyId }: SiteCaller,
  { SITE_CALLS_PER_MINUTE }: Pick<Config, 'SITE_CALLS_PER_MINUTE'>,
): Promise<HandlerResultOf<typeof getSite>> {
  const { now, ...found } = await db
    .selectFrom('site_keys as k')
    .innerJoin('siteowners as s', 's.id', 'k.siteowner_id')
    .where('k.id', '=', keyId)
    .select([
      'k.name as key_name',
      'k.expires_at',
      's.id',
      's.name',
      's.paused_at',
      's.is_test',
      isEchoing('s').as('answers_by_itself'),
      sql<boolean>`s.webhook_url is not null`.as('has_webhook'),
      sql<string>`now()`.as('now'),
    ])
    .executeTakeFirstOrThrow()
  const { key_name, expires_at, ...siteowner } = found
  return {
    key: { name: key_name, expires_at },
    siteowner,
    limits: {
      calls_per_minute: Number.isFinite(SITE_CALLS_PER_MINUTE) ? SITE_CALLS_PER_MINUTE : null,
      messages_per_call: siteBatchSize,
      message_length: receivedMessageLength,
      body_bytes: bodyLimits.site,
      body_values: maxValues,
      webhook_seconds: webhookTimeLimit / 1_000,
    },
    now,
  }
}
