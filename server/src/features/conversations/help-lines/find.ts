import type { getHelpLines, ResponseOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

type Lines = ResponseOf<typeof getHelpLines>['items']

/** The help lines of a site owner: by country, those of every country last. */
export const findHelpLines = (db: Db, siteownerId: number): Promise<Lines> =>
  db
    .selectFrom('help_lines')
    .where('siteowner_id', '=', siteownerId)
    .where('removed_at', 'is', null)
    .select(['id', 'country', 'language', 'name', 'telephone', 'web_address', 'opening_hours', 'created_at'])
    .orderBy(sql`country nulls last`)
    .orderBy('id')
    .execute()
