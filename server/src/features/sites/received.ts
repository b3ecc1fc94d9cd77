import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { reusedIdIssue, type SiteMessage } from './site-messages.ts'

/** Messages that the site has sent before, by external id. */
async function findReceived(
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

/**
 * The messages that are not stored yet, and those that are.
 * @throws {AppError} `body_differs` when one is stored with another body
 */
export async function findFresh(tx: Tx, site: SiteOwner, messages: SiteMessage[]) {
  const known = await findReceived(tx, site, messages)
  const contradictions = messages.filter((message) => {
    const digest = known.get(message.external_id)?.digest
    return digest && !digest.equals(message.digest)
  })
  if (contradictions.length > 0)
    throw new AppError('body_differs', { issues: contradictions.map(reusedIdIssue) })
  return { known, fresh: messages.filter(({ external_id }) => !known.has(external_id)) }
}

/** A parallel request has stored one of the messages since the lookup: start again, so that it is found as a duplicate. */
class StoredMeanwhile extends Error {}

const maxTries = 5

/** Repeats work that reserves external ids until no parallel request comes between. @throws {AppError} `in_progress` */
export async function reserving<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; tries <= maxTries; tries++)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoredMeanwhile)) throw error
    }
  throw new AppError('in_progress', {}, 1)
}

/** Reserves the external ids of these messages, within `reserving`. */
export async function reserveExternalIds(
  tx: Tx,
  site: SiteOwner,
  messages: (SiteMessage & { id: number })[],
): Promise<void> {
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
  if (rows.length < messages.length) throw new StoredMeanwhile()
}
