import { parseArgs } from 'node:util'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { root } from './child.ts'
import { fillPeople, fillSessions, fillWaiting } from './fill.ts'
import { analyzeAndCheckpoint, withFreshDatabase } from './fresh-database.ts'
import { type Measured, median, medianOf, print } from './measure.ts'
import { inTurn, releaseBefore, runBenchmark } from './release-before.ts'
import { sendOverHttp } from './send-over-http.ts'

/**
 * Operators who answer and get the next conversation without a pause, in this release and in an old one, in turn.
 * `--before FOLDER|COMMIT`: the other release. `--pairs N`. `--alone`: only this release, once.
 */

/** Each request has its own statements and its own transaction. */
const releaseWithoutBatches = '870ab96'
const operators = 32
const seconds = 8
const conversations = 30_000
const overHttp = 'operator panel over HTTP'
const byPgbench = 'its statements by pgbench'

const { values: options } = parseArgs({
  options: {
    alone: { type: 'boolean' },
    before: { type: 'string', default: releaseWithoutBatches },
    pairs: { type: 'string', default: '5' },
  },
})

await (options.alone ? measureAlone() : measurePairs())

async function measureAlone() {
  await withFreshDatabase(async (fresh) => {
    const operatorIds = await fillPeople(fresh.db, { operators })
    await fillSessions(fresh.db, operatorIds)
    await fillWaiting(fresh.db, conversations)
    await analyzeAndCheckpoint(fresh.db)
    print(`Send and next: ${operators} operators; server, callers and database on this machine`, {
      [overHttp]: await sendOverHttp(fresh, { operators, seconds }),
    })
  })
}

/** Each run is a process with its own database. The other release also runs its statements by pgbench. */
async function measurePairs() {
  const now: Measured[] = []
  const before: Measured[] = []
  const pgbench: Measured[] = []
  const { dataDir, remove } = await makeRunFolder('bench')
  try {
    const other = releaseBefore(options.before, dataDir, true)
    const measureBefore = async () => {
      const printed = await runBenchmark(other, 'send-and-next', [])
      before.push(rowOf(printed, overHttp))
      pgbench.push(rowOf(printed, byPgbench))
    }
    const measureNow = async () =>
      void now.push(rowOf(await runBenchmark(root, 'send-and-next', ['--alone']), overHttp))
    await inTurn(Number(options.pairs), measureBefore, measureNow, (pair) => {
      const latest = [now, before, pgbench].map((runs) => runs.at(-1)?.perSecond)
      console.log(
        `pair ${pair}: this release ${latest[0]}, ${options.before} ${latest[1]}, pgbench ${latest[2]}`,
      )
    })
  } finally {
    await remove()
  }
  print(`Send and next: ${operators} operators, medians of ${options.pairs} pairs`, {
    'this release': medianOf(now),
    [options.before]: medianOf(before),
    [`${options.before}: ${byPgbench}`]: medianOf(pgbench),
  })
  const ratios = now.map(({ perSecond }, index) => perSecond / (before[index]?.perSecond ?? Number.NaN))
  console.log(`Median of the ratios of the pairs: ${median(ratios).toFixed(2)}`)
}

/** A row of the table that a benchmark prints. */
function rowOf(printed: string, name: string): Measured {
  const line = printed.split('\n').find((each) => each.includes(`│ ${name} `)) ?? ''
  const [perSecond = 0, p50 = 0, p95 = 0, p99 = 0] = line.split('│').slice(2, 6).map(Number)
  if (!perSecond) throw new Error(`The benchmark did not print '${name}':\n${printed}`)
  return { perSecond, p50, p95, p99 }
}
