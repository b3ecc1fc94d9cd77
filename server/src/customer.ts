import { parseArgs } from 'node:util'
import { askErasure } from './features/erasures/ask.ts'
import { liftLegalHold, setLegalHold } from './features/erasures/legal-holds.ts'
import { readConfig } from './platform/config.ts'
import { withPanelDatabase } from './platform/panel-database.ts'
import { loadSecrets } from './platform/secrets.ts'

const usage = `Rights of one customer, while the panel works.
  npm run customer -- --erase CUSTOMER                    erases the customer: at once nothing is sent, a job deletes the rest
  npm run customer -- --legal-hold CUSTOMER --reason WHY  nobody can erase the customer
  npm run customer -- --lift CUSTOMER                     lifts the legal hold
CUSTOMER is the number of the customer in the panel. It needs the DATABASE_URL and the SECRET_KEY of the panel, or its DATA_DIR.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { erase: option, 'legal-hold': option, lift: option, reason: option },
  })
  const { reason, ...acts } = values
  const [given, ...others] = Object.entries(acts)
  if (!given || others.length > 0) throw new Error(usage)
  const [name, value] = given
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new Error(`--${name}: expected a number`)
  if (name === 'legal-hold' && !reason?.trim()) throw new Error('--reason: expected why')
  const config = readConfig(environment)
  await withPanelDatabase(config, async (db) => {
    if (name === 'legal-hold') await setLegalHold(db, Number(value), String(reason))
    else if (name === 'lift') await liftLegalHold(db, Number(value))
    else await askErasure(db, loadSecrets(config), { id: Number(value) })
  })
  console.log('Done.')
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
