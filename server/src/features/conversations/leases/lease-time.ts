import { type RawBuilder, sql } from 'kysely'
import { thresholdSetting } from '../../settings/read-settings.ts'

/**
 * Seconds that a lease lasts after a claim or a renewal, by the database's clock; `q` is the queue item, or the row that
 * is inserted as one. The only place that defines it; all other code uses what comes with a lease.
 */
export const leaseSeconds: RawBuilder<number> = thresholdSetting('lease_seconds')

/** The end of a lease that this statement claims or renews. */
export const leaseEnd: RawBuilder<string> = sql<string>`now() + make_interval(secs => ${leaseSeconds})`
