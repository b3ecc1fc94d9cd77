import { parseArgs } from 'node:util'
import { newLogin } from '@panel/contract'
import { addAdmin } from './features/people/operators/add-admin.ts'
import { firstPasswordHours } from './features/people/sign-in/first-password.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { newToken } from './platform/secrets.ts'

const usage = `Adds an admin: the first one of a new panel, or another one when an admin has lost access.
  npm run admin:add -- --login LOGIN --name NAME
It needs the DATABASE_URL of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({ args, options: { login: { type: 'string' }, name: { type: 'string' } } })
  const { name } = values
  if (!values.login || !name) throw new Error(usage)
  const { data: login, error } = newLogin.safeParse(values.login)
  if (error)
    throw new Error(
      `--login: ${error.issues[0]?.message === 'login_with_space' ? 'expected no space' : 'expected a name'}`,
    )
  const config = readConfig(environment)
  const password = newToken()
  await withPanelDatabase(config, (db) => addAdmin(db, { login, name, password }))
  console.log(
    `${login} can sign in once with the password ${password} within ${firstPasswordHours} hours. Then they enrol an authenticator and choose another password.`,
  )
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
