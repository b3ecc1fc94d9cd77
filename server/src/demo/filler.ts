import { readConfig } from '../platform/config.ts'
import { type Db, openDatabase } from '../platform/database.ts'
import { loadSecrets, type Secrets } from '../platform/secrets.ts'

/**
 * A program that fills the demo of a running panel: `DATABASE_URL` names its database. It fails with one line of why.
 *
 * @param options.webhookPort of the simulated chat site
 */
export async function runFiller(
  fill: (db: Db, options: { secrets: Secrets; webhookPort: number }) => Promise<unknown>,
) {
  try {
    const config = readConfig(process.env)
    if (config.NODE_ENV === 'production' || !config.DATABASE_URL)
      throw new Error('It is started by the server of a demo.')
    const { db, close } = openDatabase(config.DATABASE_URL, { size: 2, responseTimeout: 60_000 })
    await fill(db, { secrets: loadSecrets(config), webhookPort: config.DEMO_WEBHOOK_PORT }).finally(close)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
