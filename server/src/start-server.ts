import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { backgroundServices } from './background-services.ts'
import { startChatSite, withFreeWebhookPort } from './demo/chat-site.ts'
import { loadDemo } from './demo/load.ts'
import { makeMessagePartitions } from './features/messages/make-partitions.ts'
import { openSetup, rememberSetup } from './features/setup/token.ts'
import { hasSession } from './features/sign-in/cookies.ts'
import type { Config } from './platform/config.ts'
import { isDatabaseUnavailable, openDatabase } from './platform/database.ts'
import { canChangeAudit, externalDatabase, makeEmbeddedRoles } from './platform/database-roles.ts'
import { announceAndWait, drain } from './platform/drain.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { builtPages, servePages } from './platform/http/static.ts'
import { openLive } from './platform/live.ts'
import { migrate } from './platform/migrate.ts'
import { reachDatabase } from './platform/reach-database.ts'
import { loadSecrets } from './platform/secrets.ts'
import { type Print, stage } from './platform/stages.ts'

export type RunningServer = {
  address: string
  /** The token with which the first admin of a new panel is created; null once it is set up. */
  setupToken: string | null
  /** Whether the operators of the demo can sign in. */
  isDemo: boolean
  log: FastifyBaseLogger
  stop(): Promise<void>
}

/** Starts a node with everything it needs. If a stage fails, what was started before is stopped. */
export async function startServer(config: Config, print: Print): Promise<RunningServer> {
  // Stops in the reverse order of the start: the embedded database last.
  const started = new AsyncDisposableStack()
  try {
    const server = await start(await withFreeWebhookPort(config), print, started)
    return { ...server, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync().catch(() => {})
    throw error
  }
}

async function start(
  config: Config,
  print: Print,
  started: AsyncDisposableStack,
): Promise<Omit<RunningServer, 'stop'>> {
  useDataDir(config)
  const postgres = await stage(print, 'Database', (note) => findDatabase(config, note))
  if (postgres) started.defer(async () => void (await postgres.release()))
  const url = await stage(print, 'Migrations', async (note) => {
    const { applied, application } = await migrateWith(postgres, config, print)
    note(applied === 0 ? 'up to date' : `${applied} applied`)
    return application
  })
  if (config.NODE_ENV === 'production' && (await canChangeAudit(url)))
    print('DATABASE_OWNER_URL is not set: the role of DATABASE_URL can change the audit log.')

  const size = config.DATABASE_POOL
  const live = openLive(url, {
    onLost: postgres && restartLostDatabase(postgres, print),
    onSilent: (since) => primary.abortSilent(since),
  })
  started.defer(live.close)
  const primary = openDatabase(url, { size, onCommit: live.sendHints })
  started.defer(primary.close)
  const replica = config.DATABASE_REPLICA_URL
    ? openDatabase(config.DATABASE_REPLICA_URL, { size, readsOnly: true })
    : primary
  if (replica !== primary) started.defer(replica.close)
  const { db, urgent } = primary
  const secrets = loadSecrets(config)
  let isDemo = false
  if (config.DEMO)
    await stage(print, 'Demo', async (note) => {
      const result = await loadDemo(db, secrets, { webhookPort: config.DEMO_WEBHOOK_PORT })
      isDemo = result !== 'left out: not empty'
      note(result)
    })

  const setupToken = await openSetup(db, secrets)
  return stage(print, 'Server', async (note) => {
    const parts = { db, urgent, replica: replica.db, live, secrets, config }
    const app = await buildApp(parts)
    await makeMessagePartitions(db).catch((error) => app.log.error({ err: error }, 'partitions are missing'))
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
    if (isDemo && config.SIMULATOR)
      started.defer(startChatSite({ address, port: config.DEMO_WEBHOOK_PORT, print }).stop)
    note(`listens on port ${new URL(address).port}`)
    return { address, setupToken, isDemo, log: app.log }
  })
}

/** While the panel has no operator, every page leads to the setup. */
const toSetup = (isSetupOpen: () => Promise<boolean>) => async (path: string) =>
  // Without the database, the page itself shows that the server is not ready.
  path !== '/setup' && (await isSetupOpen().catch(() => false)) ? '/setup' : null

function useDataDir(config: Config) {
  if (config.DATABASE_URL && config.SECRET_KEY) return
  try {
    mkdirSync(config.DATA_DIR, { recursive: true })
    accessSync(config.DATA_DIR, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR: ${config.DATA_DIR} cannot be written: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

async function findDatabase(
  config: Config,
  note: (result: string) => void,
): Promise<EmbeddedPostgres | undefined> {
  if (config.DATABASE_REPLICA_URL) await reachDatabase('DATABASE_REPLICA_URL', config.DATABASE_REPLICA_URL)
  if (config.DATABASE_URL) {
    await reachDatabase('DATABASE_URL', config.DATABASE_URL)
    if (config.DATABASE_OWNER_URL) await reachDatabase('DATABASE_OWNER_URL', config.DATABASE_OWNER_URL)
    note('of your own')
    return undefined
  }
  const stages: string[] = []
  const stageNames = { initialise: 'made', start: 'started', adopt: 'found running' }
  const postgres = await startEmbeddedPostgres(config.DATA_DIR, {
    onStage: (each) => stages.push(stageNames[each]),
  })
  note(stages.join(', '))
  return postgres
}

/** Migrates. If another server stops the shared embedded database meanwhile, starts it again and repeats the migration. */
async function migrateWith(postgres: EmbeddedPostgres | undefined, config: Config, print: Print) {
  const work = async () => {
    const { owner, application } = postgres ? await makeEmbeddedRoles(postgres.url) : externalDatabase(config)
    return { applied: await migrate(owner, application, print), application }
  }
  try {
    return await work()
  } catch (error) {
    if (!postgres || !isDatabaseUnavailable(error)) throw error
    await postgres.ensureRunning()
    return work()
  }
}

/** Restarts a lost embedded database; logs once why it cannot. */
function restartLostDatabase(postgres: EmbeddedPostgres, print: Print): () => Promise<void> {
  let lastReason = ''
  return async () => {
    try {
      await postgres.ensureRunning()
      lastReason = ''
    } catch (error) {
      const reason = (error as Error).message
      if (reason !== lastReason) print(reason)
      lastReason = reason
    }
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    await app.close()
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new Error(
        `PORT: ${PORT} is taken. Stop the program that uses it, or choose another: PORT=0 picks a free one`,
      )
    if (code === 'EACCES') throw new Error(`PORT: ${PORT} needs more rights than this process has`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST: ${HOST} is no address of this machine`)
    throw error
  }
  // The cast: the app listens on a port, not on a socket file.
  const { port } = app.server.address() as AddressInfo
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  return `http://${everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}
