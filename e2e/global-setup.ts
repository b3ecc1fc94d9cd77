import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../server/src/platform/database.ts'
import { addressOf, readCluster } from '../server/src/platform/embedded-postgres/cluster.ts'
import { endWithRun } from '../server/src/testing/endings.ts'
import { makeRunFolder } from '../server/src/testing/run-folder.ts'
import { setPanel } from './panel.ts'
import { servePhoto } from './photo-host.ts'

/** One panel for the whole run, started like `npm start`, with its own data. */
export default async function setup() {
  const { dataDir, remove } = await makeRunFolder('e2e')
  const key = randomBytes(32).toString('base64')
  const host = await servePhoto()
  const panel = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: {
      ...process.env,
      // It stops with its parent, like under npm: the panel of a killed run stops too.
      npm_lifecycle_event: 'start',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SECRET_KEY: key,
      PORT: '0',
      DEMO: '1',
      SIMULATOR: '0',
      WEBHOOK_HOSTS: new URL(host.url).host,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => panel.once('exit', done))
  const stop = endWithRun(async () => {
    panel.kill('SIGTERM')
    await ended
    await host.close()
  })
  const lines: string[] = []
  let address = ''
  for await (const line of createInterface({ input: panel.stdout })) {
    lines.push(line)
    address = /^Operator panel: (\S+)/.exec(line)?.[1] ?? ''
    if (address) break
  }
  panel.stdout.resume()
  const cluster = readCluster(dataDir)
  if (!address || !cluster) throw new Error(`The panel did not start:\n${lines.join('\n')}`)
  const database = addressOf(cluster)
  await keepToDemo(database)
  const passed = join(dataDir, 'passed-styles')
  writeFileSync(passed, '')
  setPanel({ address, database, key, photo: host.url, passed })
  return async () => {
    await stop()
    await remove()
  }
}

/** The people of the demo work for its site owners alone: for all of them, who is signed in is on the boards of all tests. */
async function keepToDemo(database: string) {
  const { db, close } = openDatabase(database, { size: 1 })
  await sql`update operators set siteowner_ids = (select array_agg(id) from siteowners)`.execute(db)
  await close()
}
