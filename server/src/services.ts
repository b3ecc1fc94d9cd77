import type { FastifyBaseLogger } from 'fastify'
import type { Caches } from './platform/caches.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import type { Register } from './platform/http/register.ts'
import type { Live } from './platform/live.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Watchdog } from './platform/watchdog.ts'

/** The services that the routes of a feature get. */
export type Services = {
  on: Register
  /** The primary: for writes, and for reads that must see the last write. */
  db: Db
  /** The primary with reserved connections: for work that operators and customers wait for. */
  urgent: Db
  /** The primary, for statements that serve many callers at once. */
  batches: Db
  /** For lists, history and statistics; the primary if there is no replica. */
  replica: Db
  live: Live
  /** For reads that every open page repeats. */
  caches: Caches
  secrets: Secrets
  config: Config
  log: FastifyBaseLogger
  watchdog: Watchdog
}
