import pg from 'pg'
import { applicationName } from './database-client.ts'

/** The first release with constraints that treat nulls as equal. */
const oldestMajor = 15

/** Checks that an external PostgreSQL can be used. @throws with a message for the person who starts the server */
export async function reachDatabase(setting: string, url: string) {
  const { host } = new URL(url)
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < oldestMajor)
      throw new Error(`it is PostgreSQL ${major}, and ${oldestMajor} or later is required`)
  } catch (error) {
    const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error
    throw new Error(`${setting}: the PostgreSQL at ${host} cannot be used: ${reason}`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
