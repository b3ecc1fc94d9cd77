import { type RawBuilder, sql } from 'kysely'

/**
 * Seconds that a lease lasts after a claim or a renewal, by the database's clock; `q` is the queue item in the statement. The only
 * place that says so: everybody else goes by what comes with a lease.
 */
export const leaseSeconds: RawBuilder<number> = sql<number>`90`

/** When a lease ends that is claimed or renewed by this statement. */
export const leaseEnd: RawBuilder<string> = sql<string>`now() + make_interval(secs => ${leaseSeconds})`
