import type { Disclosure } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** The newest disclosure of each language. */
export async function findDisclosures(db: Db, siteownerId: number): Promise<Disclosure[]> {
  const { rows } = await sql<
    Omit<Disclosure, 'again'> & { again_version: string | null; again_from: string }
  >`
    select distinct on (d.language) d.language, d.version, d.body, d.created_at, a.version as again_version, a.again_from
    from disclosures d
    left join lateral (
      select o.version, o.again_from from disclosures o
      where o.siteowner_id = d.siteowner_id and o.language = d.language and o.again_from is not null
      order by o.created_at desc, length(o.version) desc, o.version desc limit 1) a on true
    where d.siteowner_id = ${siteownerId}
    order by d.language, d.created_at desc, length(d.version) desc, d.version desc`.execute(db)
  return rows.map(({ again_version, again_from, ...row }) => ({
    ...row,
    again: again_version === null ? null : { version: again_version, from: again_from },
  }))
}
