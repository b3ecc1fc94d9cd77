import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import type { Register } from './platform/http/register.ts'
import type { Live } from './platform/live.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Watchdog } from './platform/watchdog.ts'

/** What a feature's routes are given. */
export type Services = {
  on: Register
  /** The primary: everything that writes, and reads that must see the last write. */
  db: Db
  /** The primary too, over connections that slow statements leave free: what operators and customers wait for. */
  urgent: Db
  /** For lists, history and statistics; the primary where there is no replica. */
  replica: Db
  live: Live
  secrets: Secrets
  config: Config
  log: FastifyBaseLogger
  watchdog: Watchdog
}
