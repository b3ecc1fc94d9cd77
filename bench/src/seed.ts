import { parseArgs } from 'node:util'
import { loadPeople } from '../../server/src/demo/people.ts'
import { chainBlock } from '../../server/src/features/service/audit/chain.ts'
import { type Config, readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { externalDatabase, makeEmbeddedRoles } from '../../server/src/platform/database-roles.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { loadSecrets, type Secrets } from '../../server/src/platform/secrets.ts'
import { findFaults } from '../../server/src/testing/find-faults.ts'
import { seedDatabase } from './seed/seed-database.ts'

const usage = `Fills the panel's database with a generated history of 24 months, for measurements and for trying things out.
  npm run seed -- --messages N [--seed 1] [--until 2026-11-23T12:00:00Z]
The database (DATABASE_URL or DATA_DIR, as for the server) must have no conversations. The operators of the demo can sign in.`

async function main(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({
    args,
    options: {
      messages: { type: 'string' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string' },
    },
  })
  const [messages, seed] = [Number(values.messages), Number(values.seed)]
  const until = values.until === undefined ? new Date() : new Date(values.until)
  const isValid =
    Number.isInteger(messages) && messages >= 1_000 && Number.isInteger(seed) && until <= new Date()
  if (!isValid) throw new Error(usage)
  const config = readConfig(environment)
  if (config.NODE_ENV === 'production')
    throw new Error(
      'The passwords of the operators are public, so nothing is filled when NODE_ENV is production.',
    )
  await withOwner(config, async ({ owner, application }) => {
    const secrets = loadSecrets(config)
    const { db, close } = openDatabase(application, { size: 1 })
    try {
      await loadPeople(db, secrets)
    } finally {
      await close()
    }
    await seedDatabase(owner, { messages, seed, until })
    await chain(application, secrets)
    await check(application)
  })
}

/** Chains the audit log: otherwise a job would do it for half an hour, beside everything that is measured. */
async function chain(url: string, secrets: Secrets) {
  const start = performance.now()
  const { db, close } = openDatabase(url, { size: 1, responseTimeout: 60_000 })
  try {
    let entries = 0
    for (let made = await chainBlock(db, secrets); made > 0; made = await chainBlock(db, secrets))
      entries += made
    console.log(
      `${entries} entries of the audit log chained in ${((performance.now() - start) / 1_000).toFixed(1)} s`,
    )
  } finally {
    await close()
  }
}

/** Reads the whole history and fails when it contradicts a rule of the panel. */
async function check(url: string) {
  const start = performance.now()
  const { db, close } = openDatabase(url, { size: 1, responseTimeout: 3_600_000 })
  try {
    const faults = await findFaults(db, { atRest: false })
    if (Object.keys(faults).length > 0)
      throw new Error(`The history is contradictory: ${JSON.stringify(faults)}`)
    console.log(`No contradictions; searching took ${((performance.now() - start) / 1_000).toFixed(1)} s`)
  } finally {
    await close()
  }
}

async function withOwner(
  config: Config,
  work: (urls: { owner: string; application: string }) => Promise<void>,
) {
  if (config.DATABASE_URL) {
    const urls = externalDatabase(config)
    await migrate(urls.owner, urls.application)
    return work(urls)
  }
  let wasRunning = false
  const postgres = await startEmbeddedPostgres(config.DATA_DIR, {
    // Nothing is lost when this fails: it begins again with an empty database.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '8GB',
      shared_buffers: '1GB',
    },
    onStage: (stage) => {
      wasRunning = stage === 'adopt'
    },
  })
  try {
    const urls = await makeEmbeddedRoles(postgres.url)
    await migrate(urls.owner, urls.application)
    await work(urls)
  } finally {
    if (!wasRunning) await postgres.release()
  }
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
