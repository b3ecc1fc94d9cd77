import { parseArgs } from 'node:util'
import { robotLogin } from '@panel/demo/robot-sign-ins'
import { readConfig } from '../platform/config.ts'
import { withPanelDatabase } from '../platform/panel-database.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { loadRobots } from './people.ts'

const usage = `Creates the operators robot-0001 to robot-N, for load tests of a demo.
  npm run demo:robots -- --count N
It works on the panel's own database and with its own key: give the DATABASE_URL and SECRET_KEY, or the DATA_DIR, of the panel.`

const maxRobots = 9_999

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({ args, options: { count: { type: 'string' } } })
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1 || count > maxRobots) throw new Error(usage)
  const config = readConfig(environment)
  if (config.NODE_ENV === 'production')
    throw new Error('The password of the robots is public, so none are created when NODE_ENV is production.')
  await withPanelDatabase(config, (db) => loadRobots(db, loadSecrets(config), count))
  console.log(`${robotLogin(1)} to ${robotLogin(count)} can sign in.`)
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
