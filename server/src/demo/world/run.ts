import { constants, setPriority } from 'node:os'
import { readConfig } from '../../platform/config.ts'
import { openDatabase } from '../../platform/database.ts'
import { loadSecrets } from '../../platform/secrets.ts'
import { loadWorld } from './load.ts'
import { loadPortraits } from './load-portraits.ts'

/** The program that fills the demo of a running panel: `DATABASE_URL` names its database. */
async function main() {
  // The pages that open meanwhile come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = readConfig(process.env)
  if (config.NODE_ENV === 'production' || !config.DATABASE_URL)
    throw new Error('It is started by the server of a demo.')
  const { db, close } = openDatabase(config.DATABASE_URL, { size: 2, responseTimeout: 60_000 })
  try {
    await loadWorld(db, loadSecrets(config), { webhookPort: config.DEMO_WEBHOOK_PORT })
    await loadPortraits(db)
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
