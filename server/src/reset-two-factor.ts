import { parseArgs } from 'node:util'
import { normalisedLogin } from '@panel/contract'
import { resetByCommand } from './features/people/operators/reset-two-factor.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'

const usage = `Removes the authenticator and the recovery codes of an operator, and ends their sessions. The password stays.
  npm run operator:reset-two-factor -- --login LOGIN
It needs the DATABASE_URL of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const given = parseArgs({ args, options: { login: { type: 'string' } } }).values.login
  if (!given) throw new Error(usage)
  const login = normalisedLogin(given)
  const isReset = await withPanelDatabase(readConfig(environment), (db) => resetByCommand(db, login))
  if (!isReset) throw new Error(`--login: nobody has the login ${login}`)
  console.log(
    `${login} signs in with the password, and then enrols an authenticator. If somebody else knows the password, set a new one with npm run operator:first-password.`,
  )
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
