import { parseArgs } from 'node:util'
import { normalisedLogin } from '@panel/contract'
import { unlockOperator } from './features/people/sign-in/unlock.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { loadSecrets } from './platform/secrets.ts'

const usage = `Lets an operator sign in again after too many wrong passwords or two-factor codes.
  npm run operator:unlock -- --login LOGIN
It needs the DATABASE_URL and the SECRET_KEY of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const given = parseArgs({ args, options: { login: { type: 'string' } } }).values.login
  if (!given) throw new Error(usage)
  const login = normalisedLogin(given)
  const config = readConfig(environment)
  const wereClosed = await withPanelDatabase(config, (db) => unlockOperator(db, loadSecrets(config), login))
  if (wereClosed === null) throw new Error(`--login: nobody has the login ${login}`)
  console.log(
    wereClosed
      ? `${login} can enter two-factor codes again. Somebody else knew the password: set a new one with npm run operator:first-password.`
      : `${login} had no locked two-factor codes. A lock of ten minutes, if there was one, is removed.`,
  )
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
