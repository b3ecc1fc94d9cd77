import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { SiteMessage } from './site-messages.ts'

/** Messages that the site has sent before, by external id. */
export async function findReceived(
  tx: Tx,
  site: SiteOwner,
  messages: SiteMessage[],
): Promise<Map<string, { id: number; digest: Buffer }>> {
  const externalIds = messages.map((message) => message.external_id)
  const rows = await tx
    .selectFrom('received_messages')
    .where('siteowner_id', '=', site.id)
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .select(['external_id', 'message_id', 'digest'])
    .execute()
  return new Map(rows.map((row) => [row.external_id, { id: row.message_id, digest: row.digest }]))
}

/** Reserves the external ids of these messages. @returns false when a parallel request has reserved one of them */
export async function reserveExternalIds(
  tx: Tx,
  site: SiteOwner,
  messages: (SiteMessage & { id: number })[],
): Promise<boolean> {
  const externalIds = messages.map((message) => message.external_id)
  const ids = messages.map((message) => message.id)
  const digests = messages.map((message) => message.digest)
  const { rows } = await sql`
    insert into received_messages (siteowner_id, external_id, message_id, digest)
    select ${site.id}, m.external_id, m.message_id, m.digest
    from unnest(${externalIds}::text[], ${ids}::bigint[], ${digests}::bytea[]) as m (external_id, message_id, digest)
    order by m.external_id
    on conflict (siteowner_id, external_id) do nothing
    returning message_id`.execute(tx)
  return rows.length === messages.length
}
