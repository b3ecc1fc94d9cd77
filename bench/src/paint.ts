import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openSession } from '../../server/src/features/people/sign-in/session.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { addressOf, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeOperator, makeSiteowner } from '../../server/src/testing/make.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { root } from './child.ts'
import { median } from './measure.ts'
import { measurePaints, type Paint, warmUp } from './paint-page.ts'
import { withPanel } from './panel.ts'
import { inTurn, releaseBefore, runBenchmark } from './release-before.ts'

/**
 * How long an operator waits from Ctrl+Enter until the next conversation is painted, in milliseconds: in a real browser with a
 * separate server and waiting conversations. `--sends N`. `--before FOLDER|COMMIT`: in turn with another release. `--pairs N`.
 */
const { values: options } = parseArgs({
  options: {
    sends: { type: 'string', default: '100' },
    before: { type: 'string' },
    pairs: { type: 'string', default: '3' },
  },
})

const sends = Number(options.sends)

/** The shortest wait that a screen of 60 Hz allows, in milliseconds. */
const frame = 16.7

await (options.before ? measurePairs(options.before) : measureOnce())

async function measureOnce() {
  const { paints, commit } = await run()
  const part = (name: keyof Paint) => summaryOf(paints.map((paint) => paint[name]))
  const sendToNextPainted = { sends, ...part('total') }
  const parts = {
    toRequest: part('toRequest'),
    request: part('request'),
    toDocument: part('toDocument'),
    toPainted: part('toPainted'),
  }
  console.log(JSON.stringify({ sendToNextPainted, parts, floor: { commit, frame } }, null, 2))
}

/** Each run has its own server, database and browser. */
async function measurePairs(before: string) {
  const { dataDir, remove } = await makeRunFolder('bench')
  const now: Summary[] = []
  const then: Summary[] = []
  try {
    const other = releaseBefore(before, dataDir, true)
    const measureIn = (folder: string, runs: Summary[]) => async () => {
      const printed = await runBenchmark(folder, 'paint', ['--sends', options.sends])
      runs.push(JSON.parse(printed.slice(printed.indexOf('{\n  "sendToNextPainted"'))).sendToNextPainted)
    }
    await inTurn(Number(options.pairs), measureIn(other, then), measureIn(root, now), (pair) => {
      const latest = [now, then].map((runs) => JSON.stringify(runs.at(-1)))
      console.log(`pair ${pair}: this release ${latest[0]}, ${before} ${latest[1]}`)
    })
  } finally {
    await remove()
  }
  for (const key of ['p50', 'p95'] as const) {
    const [ours, theirs] = [median(now.map((run) => run[key])), median(then.map((run) => run[key]))]
    console.log(`${key}: this release ${ours}, ${before} ${theirs}, ratio ${(ours / theirs).toFixed(2)}`)
  }
}

async function run() {
  return withPanel(async ({ url, folder }) => {
    const session = await fillQueue(folder, url, sends + warmUp + 1)
    const paints = await measurePaints({ url, session }, sends)
    return { paints, commit: await measureCommit(folder) }
  })
}

/** The median of a durable commit of one row in the panel's database, in milliseconds. */
async function measureCommit(folder: string): Promise<number> {
  const { db, close } = openDatabase(addressIn(folder), { size: 1 })
  const times: number[] = []
  await sql`create table bench_commits (number int)`.execute(db)
  for (let number = 0; number < 200; number++) {
    const begin = performance.now()
    await sql`insert into bench_commits values (${number})`.execute(db)
    times.push(performance.now() - begin)
  }
  await sql`drop table bench_commits`.execute(db)
  await close()
  return Number(median(times).toFixed(1))
}

function addressIn(folder: string): string {
  const cluster = readCluster(folder)
  if (!cluster) throw new Error(`No PostgreSQL in ${folder}`)
  return addressOf(cluster)
}

/** Conversations with a few messages each, and an operator who may answer all of them. @returns the operator's session */
async function fillQueue(folder: string, url: string, conversations: number): Promise<string> {
  const { db, close } = openDatabase(addressIn(folder), { size: 2 })
  const siteowner = await makeSiteowner(db)
  const operator = await makeOperator(db, { name: 'Anna V.', siteowner_ids: [siteowner.id] })
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${siteowner.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  for (let number = 0; number < conversations; number++) {
    const [customer, profile] = [`customer-${number}`, `profile-${number}`]
    const person = { language: 'en', facts: { job: 'Garden centre', hobbies: 'Hill walking' } }
    await call('PUT', `/site/v1/profiles/${profile}`, {
      name: `Profile ${number}`,
      age: 46,
      city: 'York',
      gender: 'female',
      ...person,
    })
    await call('PUT', `/site/v1/customers/${customer}`, {
      name: `Customer ${number}`,
      member_type: 'premium',
      credits: 36,
      disclosure: { version: 'v4', shown_at: '2026-01-01T10:00:00Z' },
      ...person,
    })
    await call('POST', '/site/v1/messages', {
      messages: Array.from({ length: 20 }, (_, place) => ({
        external_id: `message-${number}-${place}`,
        customer_external_id: customer,
        profile_external_id: profile,
        text: `Made the soup! Far too much pepper, but the dog approved. What are you cooking then? ${place}`,
        sent_at: new Date().toISOString(),
      })),
    })
  }
  const visitor = { address: null, device: 'bench' }
  const { token } = await openSession(db, { operatorId: operator.id, tfa: true, ...visitor })
  await close()
  return token
}

type Summary = { p50: number; p95: number; max: number }

function summaryOf(times: number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1))
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}
