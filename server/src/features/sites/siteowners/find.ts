import type { HandlerResultOf, listSiteowners, ManagedSiteowner } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { isRefused, isStuck } from '../deliveries/troubled.ts'
import { isEchoing } from '../echo.ts'
import { findChanges } from './changes.ts'

const isValid = sql<boolean>`revoked_at is null and (expires_at is null or expires_at > now())`
const count = (table: string, condition: RawBuilder<boolean> = sql<boolean>`true`) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} d where d.siteowner_id = s.id and ${condition})`
const deadDeliveries = count('deliveries', sql<boolean>`status = 'dead'`)
const refusedDeliveries = count('deliveries', isRefused)
const stuckDeliveries = count('deliveries', isStuck)
/** What the times of messages say about the clock of the site, once it is confirmed. */
const clockSeconds = sql<number | null>`case when s.clock_confirmed then s.clock_seconds end`.as(
  'clock_seconds',
)
const clockSince = sql<string | null>`case when s.clock_confirmed then s.clock_since end`.as('clock_since')

/** The site owners that this admin works for, by name. */
export async function findSiteowners(
  db: Db,
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
): Promise<HandlerResultOf<typeof listSiteowners>['items']> {
  let query = db
    .selectFrom('siteowners as s')
    .select([
      's.id',
      's.name',
      's.paused_at',
      's.is_test',
      sql<boolean>`s.webhook_url is not null`.as('has_webhook'),
      count('site_keys', isValid).as('keys'),
      sql<string | null>`(select max(last_used_at) from site_keys k where k.siteowner_id = s.id)`.as(
        'last_used_at',
      ),
      deadDeliveries.as('dead_deliveries'),
      refusedDeliveries.as('refused_deliveries'),
      stuckDeliveries.as('stuck_deliveries'),
    ])
    .orderBy(inNameOrder('s.name'))
    .orderBy('s.id')
  if (siteownerIds) query = query.where('s.id', '=', sql<number>`any(${siteownerIds}::bigint[])`)
  return query.execute()
}

/** A site owner for its page. Check first that the admin works for it. */
export async function findSiteowner(db: Db, admin: Operator, id: number): Promise<ManagedSiteowner> {
  const [siteowner, keys, secrets, changes] = await Promise.all([
    db
      .selectFrom('siteowners as s')
      .where('s.id', '=', id)
      .select([
        's.id',
        's.name',
        's.webhook_url',
        's.text_rules',
        's.length_min',
        's.length_share',
        's.length_max',
        's.length_stops',
        's.paused_at',
        's.is_learning_allowed',
        's.accepts_unknown_disclosures',
        's.is_test',
        isEchoing('s').as('is_echoing'),
        count('profiles').as('profiles'),
        count('customers').as('customers'),
        deadDeliveries.as('dead_deliveries'),
        refusedDeliveries.as('refused_deliveries'),
        stuckDeliveries.as('stuck_deliveries'),
        clockSeconds,
        clockSince,
        sql<boolean>`exists (select from poke_rules r where r.siteowner_id = s.id)`.as('has_poke_rule'),
      ])
      .executeTakeFirstOrThrow(),
    findKeys(db, admin, id),
    db
      .selectFrom('webhook_secrets')
      .where('siteowner_id', '=', id)
      .where(sql<boolean>`(expires_at is null or expires_at > now())`)
      .select(['id', 'created_at', 'expires_at'])
      .orderBy('id', 'desc')
      .execute(),
    findChanges(db, admin, id),
  ])
  return { ...siteowner, keys, secrets, changes }
}

async function findKeys(db: Db, admin: Operator, siteownerId: number) {
  const rows = await db
    .selectFrom('site_keys as k')
    .leftJoin('operators as o', 'o.id', 'k.created_by')
    .where('k.siteowner_id', '=', siteownerId)
    .where(sql<boolean>`k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`)
    .select([
      'k.id',
      'k.name',
      'k.created_at',
      'k.last_used_at',
      'k.expires_at',
      'o.id as by_id',
      'o.name as by_name',
    ])
    .orderBy('k.id', 'desc')
    .execute()
  return rows.map(({ by_id, by_name, ...key }) => ({
    ...key,
    created_by: presentNamed(admin, by_id, by_name),
  }))
}
