import { extraRepliesAtMost, historySizeLimited, historySizeShort, idleAfterSeconds } from '@panel/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'

const size = z.int().positive()

/** What can be set in the table `settings`, by its key; what is not there, or is not right, has its default. */
const known = z.object({
  history_size_short: size.catch(historySizeShort),
  history_size_limited: size.catch(historySizeLimited),
  /** Seconds without input after which a lease is not renewed. Less than a renewal takes to come would lose every lease. */
  idle_after: z.int().min(30).max(3_600).catch(idleAfterSeconds),
  /** Extra replies in a row that are sent without a confirmation. */
  extra_replies_at_most: z.int().nonnegative().catch(extraRepliesAtMost),
  configurable_segments: z.array(z.string()).catch([]),
})

export type Settings = z.infer<typeof known>

/** The numbers and lists of the panel that are set without a release. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return known.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
