import { accessSync, constants, mkdirSync } from 'node:fs'
import { loadDemo } from './demo/load.ts'
import { normaliseLogins } from './features/people/operators/normalise-logins.ts'
import { openSetup } from './features/people/setup/token.ts'
import type { Config } from './platform/config.ts'
import { type Database, isDatabaseUnavailable, openDatabase } from './platform/database.ts'
import { canChangeAudit, externalDatabase, makeEmbeddedRoles } from './platform/database-roles.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { reachDatabase } from './platform/reach-database.ts'
import { loadSecrets } from './platform/secrets.ts'
import { type Print, stage } from './platform/stages.ts'

export type PreparedPanel = {
  /** The database with the role of the application. */
  url: string
  /** The token with which the first admin of a new panel is created; null once it is set up. */
  setupToken: string | null
  /** Whether the operators of the demo can sign in. */
  isDemo: boolean
}

/** Does once for all workers what comes before serving: database, migrations, demo and setup. */
export async function preparePanel(
  config: Config,
  print: Print,
  started: AsyncDisposableStack,
): Promise<PreparedPanel> {
  useDataDir(config)
  const postgres = await stage(print, 'Database', (note) => findDatabase(config, print, note))
  if (postgres) started.defer(async () => void (await postgres.release()))
  const url = await stage(print, 'Migrations', async (note) => {
    const { applied, application } = await migrateWith(postgres, config, print)
    note(applied === 0 ? 'up to date' : `${applied} applied`)
    return application
  })
  if (config.NODE_ENV === 'production' && (await canChangeAudit(url)))
    print('DATABASE_OWNER_URL is not set: the role of DATABASE_URL can change the audit log.')
  const database = openDatabase(url, { size: 2 })
  try {
    return { url, ...(await loadDemoAndSetup(database, config, print)) }
  } finally {
    await database.close()
  }
}

async function loadDemoAndSetup({ db }: Database, config: Config, print: Print) {
  const secrets = loadSecrets(config)
  let isDemo = false
  if (config.DEMO)
    await stage(print, 'Demo', async (note) => {
      const result = await loadDemo(db, secrets, { webhookPort: config.DEMO_WEBHOOK_PORT })
      isDemo = result !== 'left out: not empty'
      note(result)
    })
  for (const { login, id, of } of await normaliseLogins(db))
    print(
      `Operators ${of} and ${id} have the same login, ${login}: ${id} cannot sign in until an admin gives them another one on /operators/${id}.`,
    )
  return { isDemo, setupToken: await openSetup(db, secrets) }
}

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

/** Without its replica, the panel works: only settings that never work are refused. */
async function reachReplica(url: string, print: Print) {
  try {
    await reachDatabase('DATABASE_REPLICA_URL', url)
  } catch (error) {
    if (!(error instanceof Error) || !isDatabaseUnavailable(error.cause)) throw error
    print(`${error.message}. Lists are read from the primary until it answers.`)
  }
}

async function findDatabase(
  config: Config,
  print: Print,
  note: (result: string) => void,
): Promise<EmbeddedPostgres | undefined> {
  if (config.DATABASE_REPLICA_URL) await reachReplica(config.DATABASE_REPLICA_URL, print)
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
