import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { type Db, openDatabase } from '../../server/src/platform/database.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { endChild } from './child.ts'
import { type Measured, measure } from './measure.ts'
import { cpuOfNode } from './node-cpu.ts'
import {
  fillPollSessions,
  findReaders,
  type Reader,
  removePollSessions,
  tokenOfPoll,
} from './poll-sessions.ts'
import { releaseBefore } from './release-before.ts'
import { serveDatabase } from './server.ts'

const usage = `npm run bench -- polls --database URL --before FOLDER|COMMIT [--seconds 5] [--pairs 3] [--only NAME]
The database has a history, for example that of npm run seed. Sessions are added and removed.`

const callers = 8
/** Every call has another session: so many that none is still in a cache when it comes again. */
const sessions = 50_000
/** Milliseconds between two hints that the queues have changed, for the calls while operators work. */
const hintInterval = 50

type Call = {
  name: string
  /** Calls per second that this release must reach. */
  aim?: number
  /** The paths that are requested one after the other for the call with this number. */
  before: (number: number) => Step[]
  now: (number: number) => Step[]
  whileQueueChanges?: true
}
type Step = { path: string; token: string }
/** With the milliseconds of CPU that one call takes in the server and in PostgreSQL. */
type Run = Measured & { server: number; postgres: number }

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    before: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
if (!values.database || !values.before) {
  console.error(usage)
  process.exit(1)
}
const [url, seconds, pairs] = [values.database, Number(values.seconds), Number(values.pairs)]
/** The number of the next call. */
let number = 0
const { folder, remove } = await makeRunFolder('bench')
const { db, close } = openDatabase(url)
await fillPollSessions(db, sessions)
try {
  const calls = callsOf(await findReaders(db)).filter(
    ({ name }) => !values.only || name.includes(values.only),
  )
  // This release first: it migrates.
  const now = await startNode()
  const before = await startNode(releaseBefore(values.before, folder))
  const rows: Record<string, unknown> = {}
  for (const call of calls) {
    const runs: { before: Run; now: Run }[] = []
    for (let pair = 0; pair < pairs; pair++)
      runs.push({
        before: await run(before, call, call.before),
        now: await run(now, call, call.now),
      })
    rows[call.name] = rowOf(
      call,
      medianOf(runs.map((each) => each.before)),
      medianOf(runs.map((each) => each.now)),
    )
  }
  await endChild(before.child)
  await endChild(now.child)
  console.log(
    `${callers} connections, ${sessions} sessions in turn, median of ${pairs} runs of ${seconds} s each`,
  )
  console.table(rows)
} finally {
  await removePollSessions(db)
  await close()
  await remove()
}

function callsOf(readers: Reader[]): Call[] {
  const ofAll = (path: string) => (number: number) => [{ path, token: tokenOfPoll(number % sessions) }]
  const ofReader = (path: (id: number) => string[]) => (number: number) => {
    const { token, conversationId } = readers[number % readers.length] as Reader
    return path(conversationId).map((each) => ({ path: each, token }))
  }
  const same = (steps: Call['before']) => ({ before: steps, now: steps })
  const conversation = (id: number) => `/api/conversations/${id}`
  const thread = (id: number) => `/api/conversations/${id}/messages`
  return [
    { name: 'user.php', aim: 2_000, ...same(ofAll('/api/user.php')) },
    { name: 'user.php while the queue changes', whileQueueChanges: true, ...same(ofAll('/api/user.php')) },
    { name: 'queues', aim: 1_000, ...same(ofAll('/api/queues')) },
    { name: 'queues while they change', whileQueueChanges: true, ...same(ofAll('/api/queues')) },
    { name: 'overview page', aim: 700, ...same(ofReader(() => ['/api/conversations'])) },
    { name: 'conversation', ...same(ofReader((id) => [conversation(id)])) },
    { name: 'thread', ...same(ofReader((id) => [thread(id)])) },
    {
      name: 'conversation with its thread',
      aim: 700,
      before: ofReader((id) => [conversation(id), thread(id)]),
      now: ofReader((id) => [`${conversation(id)}/with-thread`]),
    },
  ]
}

function startNode(checkout?: string) {
  const settings = { SESSION_CALLS_PER_MINUTE: '9999999' }
  return serveDatabase({ url, folder }, settings, checkout ? 'before' : 'now', checkout)
}

type Node = Awaited<ReturnType<typeof startNode>>

async function run({ port, child }: Node, { whileQueueChanges }: Call, stepsOf: Call['now']): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const hints = whileQueueChanges && setInterval(() => void announceQueue(db).catch(() => {}), hintInterval)
  const call = async () => {
    for (const step of stepsOf(number++)) await request(agent, port, step)
    return true
  }
  // Statements are prepared, and code is compiled.
  await measure({ callers, seconds: 1 }, call)
  const cpu = await cpuOfNode(db, child)
  const first = number
  const result = await measure({ callers, seconds }, call)
  const { server, postgres } = await cpu()
  const calls = number - first
  clearInterval(hints || undefined)
  agent.destroy()
  return { ...result, server: (server * 1_000) / calls, postgres: (postgres * 1_000) / calls }
}

function request(agent: Agent, port: number, { path, token }: Step): Promise<void> {
  return new Promise((done, fail) => {
    const headers = { cookie: `${sessionCookie}=${token}` }
    get({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.on('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${path}: ${answer.statusCode}`)),
      )
      answer.resume()
    }).on('error', fail)
  })
}

function announceQueue(database: Db) {
  return sql`select pg_notify('panel', '[{"topic":"queue"}]')`.execute(database)
}

function medianOf(runs: Run[]): Run {
  const sorted = runs.toSorted((one, other) => one.perSecond - other.perSecond)
  // The cast: there is at least one run.
  return sorted[Math.floor(sorted.length / 2)] as Run
}

function rowOf({ aim }: Call, before: Run, now: Run) {
  const round = (value: number) => Math.round(value * 10) / 10
  const cpu = ({ server, postgres }: Run) => `${server.toFixed(2)} + ${postgres.toFixed(2)}`
  return {
    'before per second': Math.round(before.perSecond),
    'before p99 ms': round(before.p99),
    'now per second': Math.round(now.perSecond),
    'now p99 ms': round(now.p99),
    'now : before': round(now.perSecond / before.perSecond),
    aim: aim ?? '-',
    'before CPU ms, server + PostgreSQL': cpu(before),
    'now CPU ms': cpu(now),
  }
}
