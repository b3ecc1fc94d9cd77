import { existsSync } from 'node:fs'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { backgroundServices } from './background-services.ts'
import { makeMessagePartitions } from './features/answering/messages/make-partitions.ts'
import { rememberSetup } from './features/people/setup/token.ts'
import { hasSession } from './features/people/sign-in/cookies.ts'
import { makeAuditPartitions } from './features/service/audit/make-partitions.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { announceAndWait, drain } from './platform/drain.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { listen } from './platform/http/listen.ts'
import { builtPages, servePages } from './platform/http/static.ts'
import { openLive } from './platform/live.ts'
import { openReplica } from './platform/replica.ts'
import { loadSecrets } from './platform/secrets.ts'
import type { Served } from './platform/workers/worker.ts'
import { prepareBatches } from './prepare-batches.ts'

export type NodeStart = {
  config: Config
  /** The migrated database with the role of the application. */
  url: string
}

/** Serves the panel in this process: HTTP and background services. If the start fails, what was started before is stopped. */
export async function serveNode(
  start: NodeStart,
  metricsOfAll?: () => Promise<object[][]>,
): Promise<Served & { log: FastifyBaseLogger }> {
  const started = new AsyncDisposableStack()
  try {
    const { app, address } = await serve(start, metricsOfAll, started)
    return {
      address,
      log: app.log,
      metrics: () => app.metrics.getMetricsAsJSON(),
      stop: () => started.disposeAsync(),
    }
  } catch (error) {
    await started.disposeAsync().catch(() => {})
    throw error
  }
}

async function serve(
  { config, url }: NodeStart,
  metricsOfAll: (() => Promise<object[][]>) | undefined,
  started: AsyncDisposableStack,
): Promise<{ app: FastifyInstance; address: string }> {
  // It runs already, and is started again here if it is lost.
  const postgres = config.DATABASE_URL ? undefined : await startEmbeddedPostgres(config.DATA_DIR)
  const size = config.DATABASE_POOL
  const live = openLive(url, {
    onLost: postgres && restartLostDatabase(postgres),
    onSilent: (since) => primary.abortSilent(since),
  })
  started.defer(live.close)
  const primary = openDatabase(url, { size, onCommit: live.sendHints })
  started.defer(primary.close)
  const replica = config.DATABASE_REPLICA_URL
    ? openReplica(config.DATABASE_REPLICA_URL, primary, size)
    : undefined
  if (replica) started.defer(replica.close)
  const { db, urgent, batches } = primary
  const parts = {
    db,
    urgent,
    batches,
    replica: replica?.db ?? db,
    live,
    secrets: loadSecrets(config),
    config,
    metricsOfAll,
  }
  const app = await buildApp({ ...parts, openedReplica: replica })
  for (const makePartitions of [makeMessagePartitions, makeAuditPartitions])
    await makePartitions(db).catch((error) => app.log.error({ err: error }, 'partitions are missing'))
  await prepareBatches({ batches }).catch((error) => app.log.warn({ err: error }, 'batches are not prepared'))
  if (existsSync(`${builtPages}/index.html`))
    await servePages(app, builtPages, hasSession, toSetup(rememberSetup(db)))
  const address = await listen(app, config)
  const running = backgroundServices.map((startService) =>
    startService({ ...parts, url, log: app.log, watchdog: app.watchdog }),
  )
  started.defer(async () => {
    await announceAndWait(app, config.SHUTDOWN_DELAY * 1_000)
    await Promise.all([drain(app), ...running.map((each) => each.stop())])
  })
  return { app, address }
}

/** While the panel has no operator, every page leads to the setup. */
const toSetup = (isSetupOpen: () => Promise<boolean>) => async (path: string) =>
  // Without the database, the page itself shows that the server is not ready.
  path !== '/setup' && (await isSetupOpen().catch(() => false)) ? '/setup' : null

/** Restarts a lost embedded database; logs once why it cannot. */
function restartLostDatabase(postgres: EmbeddedPostgres): () => Promise<void> {
  let lastReason = ''
  return async () => {
    try {
      await postgres.ensureRunning()
      lastReason = ''
    } catch (error) {
      const reason = (error as Error).message
      if (reason !== lastReason) console.log(reason)
      lastReason = reason
    }
  }
}
