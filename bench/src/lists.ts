import { parseArgs } from 'node:util'
import { endChild } from './child.ts'
import { kindOf, kinds } from './lists/budgets.ts'
import { checkPlans, endpointOf } from './lists/check-plans.ts'
import { type Filled, withCopyOf, withSeeded } from './lists/databases.ts'
import { type ListedCall, listedCalls, sendCall } from './lists/requests.ts'
import { claimOne, findWorld } from './lists/world.ts'
import { measured } from './measure.ts'
import { serveDatabase } from './server.ts'

/** Messages of the database that has the budgets, and of the one beside it, which shows what grows with them. */
const large = 10_000_000
const small = 100_000
const repetitions = 40
/**
 * Calls before the measurement, so that plans, connections and pages are there: as many as a node has connections, of which each reads the
 * catalogue at its first statement on a table.
 */
const warmUp = 12

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
    repetitions: { type: 'string' },
  },
})
const times = Number(values.repetitions ?? repetitions)

/** Whether `--only` names it: one of several texts, separated by commas. */
const isChosen = (name: string) => values.only.split(',').some((text) => name.includes(text))

type Running = { address: string; calls: Map<string, ListedCall> }

if (values.plans)
  await withLarge(async (many) => {
    const { child, running } = await start(many)
    await endChild(child)
    await check(many, running)
  })
else
  await withSeeded(small, (few) =>
    withLarge(async (many) => {
      const children = await Promise.all([start(few), start(many)])
      try {
        await compare(children[0].running, children[1].running)
      } finally {
        await Promise.all(children.map(({ child }) => endChild(child)))
      }
      await check(many, children[1].running)
    }),
  )

/** Looks for statements that read a large table from the beginning to the end; with --plans, prints all plans. */
async function check(many: Filled, { calls }: Running) {
  const chosen = [...calls.values()].filter(({ name }) => isChosen(endpointOf(name)))
  const scans = await checkPlans(many, chosen, values.plans)
  for (const scan of scans) console.log(`scan        ${scan}`)
  if (scans.length > 0) process.exitCode = 1
}

function withLarge(work: (filled: Filled) => Promise<void>) {
  return values.data === undefined ? withSeeded(large, work) : withCopyOf(values.data, work)
}

async function start({ url, folder, db }: Filled) {
  const { child, address } = await serveDatabase({ url, folder }, { SESSION_CALLS_PER_MINUTE: '9999999' })
  const world = await findWorld(db)
  const inHand = await claimOne(address)
  const calls = new Map(listedCalls({ ...world, inHand }).map((call) => [call.name, call]))
  return { child, running: { address, calls } satisfies Running }
}

type Row = { 'p50 ms': number; 'p95 ms': number; budget: number; 'p50 ms, small': number; ratio: number }

/** Calls both servers in turn, so that other work on the machine affects both. */
async function compare(few: Running, many: Running) {
  const rows: Record<string, Row> = {}
  const failed = new Set<string>()
  for (const name of few.calls.keys()) {
    if (!isChosen(name)) continue
    const pair = [few, many].map((one) => ({ one, call: one.calls.get(name), milliseconds: [] as number[] }))
    for (let round = -warmUp; round < times; round++)
      for (const { one, call, milliseconds } of pair) {
        if (!call) continue
        const taken = await sendCall(one.address, call)
        if (typeof taken === 'string') failed.add(taken)
        else if (round >= 0) milliseconds.push(taken)
      }
    const [before, now] = pair.map(({ milliseconds }) => measured(0, milliseconds))
    const asked = many.calls.get(name)
    if (before && now && asked) rows[name] = rowOf(before, now, kindOf(asked).p95)
  }
  for (const failure of failed) console.log(`failed      ${failure}`)
  console.log(
    `Milliseconds at ${large} messages, and the ratio to ${small}; ${times} calls each, one after the other`,
  )
  console.table(rows)
  const missed = Object.entries(rows).filter(([, row]) => row['p95 ms'] >= row.budget)
  for (const { name, p95 } of kinds) console.log(`p95 below ${p95} ms: ${name}`)
  console.log(`${Object.keys(rows).length} calls, ${missed.length} miss their budget`)
  for (const [name, row] of missed)
    console.log(
      `slow        p50 ${row['p50 ms']}  p95 ${row['p95 ms']}  budget ${row.budget}  ratio ${row.ratio}  ${name}`,
    )
  if (missed.length > 0 || failed.size > 0) process.exitCode = 1
}

function rowOf(before: { p50: number }, { p50, p95 }: { p50: number; p95: number }, budget: number): Row {
  return {
    'p50 ms': round(p50),
    'p95 ms': round(p95),
    budget,
    'p50 ms, small': round(before.p50),
    ratio: round(p50 / before.p50),
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
