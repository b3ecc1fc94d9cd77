import { siteownerFields as fields, type ManagedSiteowner } from '@panel/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

const value = z.union([z.string(), z.number(), z.array(z.string())]).nullable()
const details = z.object({
  before: z.partialRecord(z.enum(fields), value).catch({}),
})

/** The changes of the last ten minutes, newest first: pages show what a colleague changed. */
export async function findChanges(
  db: Db,
  admin: Operator,
  siteownerId: number,
): Promise<ManagedSiteowner['changes']> {
  const rows = await db
    .selectFrom('audit_log as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .where('a.subject_type', '=', 'siteowner')
    .where('a.subject_id', '=', siteownerId)
    .where('a.action', '=', 'siteowner.change')
    .select(['a.at', 'a.details', 'o.id', 'o.name'])
    .orderBy('a.id', 'desc')
    .where('a.at', '>', sql<string>`now() - interval '10 minutes'`)
    .limit(20)
    .execute()
  return rows.flatMap((row) => {
    const { before } = details.parse(row.details)
    return fields.flatMap((field) => {
      const from = before[field]
      return from === undefined
        ? []
        : [
            {
              field,
              from: textOf(from),
              by: presentOperator(admin, { id: row.id, name: row.name }),
              at: row.at,
            },
          ]
    })
  })
}

const textOf = (from: z.infer<typeof value>) =>
  Array.isArray(from) ? from.join('\n') : from === null ? null : String(from)
