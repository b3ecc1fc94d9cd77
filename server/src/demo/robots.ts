import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { readCluster } from '../platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { loadRobots } from './people.ts'
import { robotLogin } from './robot-sign-ins.ts'

const usage = `Makes the operators robot-0001 to robot-N, for load on a demo.
  npm run demo:robots -- --count N
It works on the panel's own database and with its own key: give the DATABASE_URL and SECRET_KEY, or the DATA_DIR, of the panel.`

const robotsAtMost = 9_999

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({ args, options: { count: { type: 'string' } } })
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1 || count > robotsAtMost) throw new Error(usage)
  const config = readConfig(environment)
  if (config.NODE_ENV === 'production')
    throw new Error('Everybody knows the password of a robot: none are made when NODE_ENV is production.')
  const postgres = await findDatabase(config)
  const database = openDatabase(postgres.url, { size: 2 })
  try {
    await migrate(postgres.url)
    await loadRobots(database.db, loadSecrets(config), count)
    console.log(`${robotLogin(1)} to ${robotLogin(count)} can sign in.`)
  } finally {
    await database.close()
    await postgres.release()
  }
}

/** One that runs is left running; one that was started for this alone is stopped again. */
async function findDatabase(config: Config): Promise<{ url: string; release(): Promise<unknown> }> {
  const leave = async () => {}
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, release: leave }
  if (!readCluster(config.DATA_DIR))
    throw new Error(
      `DATA_DIR: no database in ${config.DATA_DIR}. Start the panel once, or give DATABASE_URL.`,
    )
  let wasRunning = false
  const postgres = await startEmbeddedPostgres(config.DATA_DIR, {
    onStage: (stage) => {
      wasRunning = stage === 'adopt'
    },
  })
  return { url: postgres.url, release: wasRunning ? leave : postgres.release }
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
