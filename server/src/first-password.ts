import { parseArgs } from 'node:util'
import { normalisedLogin } from '@panel/contract'
import { firstPasswordHours, giveFirstPassword } from './features/people/sign-in/first-password.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { newToken } from './platform/secrets.ts'

const usage = `Sets a new first password for an operator, which works once, and ends their sessions. Their authenticator stays.
  npm run operator:first-password -- --login LOGIN
It needs the DATABASE_URL of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { login } = parseArgs({ args, options: { login: { type: 'string' } } }).values
  if (!login) throw new Error(usage)
  const password = newToken()
  const isGiven = await withPanelDatabase(readConfig(environment), (db) =>
    giveFirstPassword(db, normalisedLogin(login), password),
  )
  if (!isGiven) throw new Error(`--login: no active operator has the login ${login}`)
  console.log(
    `${login} can sign in once with the password ${password} within ${firstPasswordHours} hours. Then they choose another password.`,
  )
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
