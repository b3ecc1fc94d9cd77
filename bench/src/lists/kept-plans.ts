import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/platform/config.ts'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { openLive } from '../../../server/src/platform/live.ts'
import { secretsFrom } from '../../../server/src/platform/secrets.ts'
import { captureStatements, type Statement } from '../capture.ts'
import { root } from '../child.ts'
import type { Filled } from './databases.ts'
import { findLargeTables, type Plan, planOf } from './plan.ts'
import type { ListedCall } from './requests.ts'
import { type ListStatement, statementsOf } from './statements.ts'

/** One file for each statement of a list: its text, the calls that send it, and its plan at ten million messages. */
export const plansFolder = `${root}docs/plans`
/** The command that renews the files. */
export const renewPlans = 'npm run bench -- lists --plans --only ENDPOINT [--data DIR]'

/** The digests of the statements whose plans are kept. */
export const keptDigests = () =>
  new Set(readdirSync(plansFolder).flatMap((name) => /-([0-9a-f]{12})\.txt$/.exec(name)?.[1] ?? []))

type Inject = (call: ListedCall) => Promise<unknown>

/** Sends each call once to an app of this process, and captures its statements. */
export async function captureCalls(calls: Iterable<ListedCall>, inject: Inject): Promise<ListStatement[]> {
  const sentBy = new Map<string, Statement[]>()
  for (const call of calls)
    sentBy.set(call.name, await captureStatements(async () => void (await inject(call))))
  return statementsOf(sentBy)
}

/** Plans every statement of the calls. @param keep whether the files are written @returns the scans of large tables */
export async function checkPlans(
  { url, db }: Filled,
  calls: Iterable<ListedCall>,
  keep: boolean,
): Promise<string[]> {
  const statements = await withApp(url, (inject) => captureCalls(calls, inject))
  const large = await findLargeTables(db)
  if (keep) removeFiles(statements)
  const kept = keptDigests()
  const scans: string[] = []
  for (const statement of statements) {
    const plan = await planOf(db, statement, large)
    if (keep && !kept.has(statement.digest))
      writeFileSync(`${plansFolder}/${fileOf(statement)}`, contentOf(statement, plan))
    if (plan.scanned.length > 0)
      scans.push(`${plan.scanned.join(', ')}: ${fileOf(statement)} (${statement.calls[0]})`)
  }
  console.log(
    `${statements.length} statements, ${scans.length} read a large table from the beginning to the end`,
  )
  return scans
}

/** Removes the files of these endpoints: some of their statements are no longer sent. */
function removeFiles(statements: ListStatement[]) {
  mkdirSync(plansFolder, { recursive: true })
  const endpoints = new Set(statements.flatMap(({ calls }) => calls.map(endpointOf)))
  for (const name of readdirSync(plansFolder))
    if (endpoints.has(endpointOf(name))) rmSync(`${plansFolder}/${name}`)
}

export const endpointOf = (call: string) => /^\w+/.exec(call)?.[0] ?? ''
const fileOf = ({ calls, digest }: ListStatement) => `${endpointOf(calls[0] ?? '')}-${digest}.txt`

function contentOf({ text, calls, digest }: ListStatement, plan: Plan): string {
  const endpoints = [...new Set(calls.map(endpointOf))].sort()
  return `${digest} ${endpoints.slice(0, 6).join(', ')}${endpoints.length > 6 ? ' …' : ''}\n${calls[0]}\n\n${text}\n\n${plan.text}\n`
}

async function withApp<T>(url: string, work: (inject: Inject) => Promise<T>): Promise<T> {
  const live = openLive(url)
  await live.ready
  const database = openDatabase(url)
  const { db, urgent, batches } = database
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  const app = await buildApp({
    db,
    urgent,
    batches,
    replica: db,
    live,
    secrets: secretsFrom(Buffer.alloc(32)),
    config,
  })
  try {
    await app.ready()
    return await work(({ path, headers }) => app.inject({ method: 'GET', url: path, headers }))
  } finally {
    await app.close()
    await live.close()
    await database.close()
  }
}
