import type { SiteRefusal } from '@panel/contract'
import { sql } from 'kysely'

/** Why the site refused the delivery of this alias for good; null when it did not. */
export const refusalOf = (alias: string) =>
  sql<SiteRefusal | null>`case when ${sql.ref(`${alias}.refusal_code`)} is not null then
    jsonb_build_object('code', ${sql.ref(`${alias}.refusal_code`)}, 'reason', ${sql.ref(`${alias}.refusal_reason`)}) end`
