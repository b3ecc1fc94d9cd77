import { historySizeLimited, historySizeShort, idleAfterSeconds, maxExtraReplies } from '@panel/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'

const size = z.int().positive()

/** Seconds. With a smaller value, leases would end before their first renewal. */
const idleAfter = { min: 30, max: 3_600 }

/** The keys of the table `settings`. A missing or invalid value is replaced by the default. */
const settingsSchema = z.object({
  history_size_short: size.catch(historySizeShort),
  history_size_limited: size.catch(historySizeLimited),
  /** Seconds without input after which a lease is not renewed. */
  idle_after: z.int().min(idleAfter.min).max(idleAfter.max).catch(idleAfterSeconds),
  /** Extra replies in a row that are sent without a confirmation. */
  extra_replies_at_most: z.int().nonnegative().catch(maxExtraReplies),
  configurable_segments: z.array(z.string()).catch([]),
})

export type Settings = z.infer<typeof settingsSchema>

/** Reads the settings that are in the database. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return settingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** `idle_after` like in `readSettings`, as an SQL expression. */
export const idleAfterSetting = sql<number>`coalesce((
  select s.value::int from settings s
  where s.key = 'idle_after' and case when jsonb_typeof(s.value) = 'number' then s.value::numeric % 1 = 0
    and s.value::numeric between ${sql.lit(idleAfter.min)} and ${sql.lit(idleAfter.max)} else false end
), ${sql.lit(idleAfterSeconds)})`
