import { buildApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/platform/config.ts'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { openLive } from '../../../server/src/platform/live.ts'
import { secretsFrom } from '../../../server/src/platform/secrets.ts'
import { captureStatements, type Statement } from '../capture.ts'
import type { Filled } from './databases.ts'
import { findLargeTables, planOf } from './plan.ts'
import type { ListedCall } from './requests.ts'
import { type ListStatement, statementsOf } from './statements.ts'

type Inject = (call: ListedCall) => Promise<unknown>

/** Sends each call once to an app of this process, and captures its statements. */
export async function captureCalls(calls: Iterable<ListedCall>, inject: Inject): Promise<ListStatement[]> {
  const sentBy = new Map<string, Statement[]>()
  for (const call of calls)
    sentBy.set(call.name, await captureStatements(async () => void (await inject(call))))
  return statementsOf(sentBy)
}

/** Plans every statement of the calls. @param print whether each plan is printed @returns the scans of large tables */
export async function checkPlans(
  { url, db }: Filled,
  calls: Iterable<ListedCall>,
  print: boolean,
): Promise<string[]> {
  const statements = await withApp(url, (inject) => captureCalls(calls, inject))
  const large = await findLargeTables(db)
  const scans: string[] = []
  for (const statement of statements) {
    const { text, scanned } = await planOf(db, statement, large)
    if (print) console.log(`\n${statement.calls.join(', ')}\n\n${statement.text}\n\n${text}`)
    if (scanned.length > 0) scans.push(`${scanned.join(', ')}: ${statement.calls[0]}`)
  }
  console.log(
    `${statements.length} statements, ${scans.length} read a large table from the beginning to the end`,
  )
  return scans
}

export const endpointOf = (call: string) => /^\w+/.exec(call)?.[0] ?? ''

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
