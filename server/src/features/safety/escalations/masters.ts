import type { Right } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { inNameOrder } from '../../../platform/name-order.ts'

const right: Right = 'escalations'

/** The operators who may settle escalations of a site owner, by name. */
export const findMasters = (db: Db, siteownerId: number) =>
  db
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.suspended_at', 'is', null)
    .where(sql<boolean>`${right} = any(p.rights)`)
    .where(sql<boolean>`(o.siteowner_ids is null or ${siteownerId} = any(o.siteowner_ids))`)
    .select(['o.id', 'o.name'])
    .orderBy(inNameOrder('o.name'))
    .orderBy('o.id')
    .execute()
