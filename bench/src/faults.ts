import { parseArgs } from 'node:util'
import { endAll } from '../../server/src/testing/endings.ts'
import { background } from './faults/background.ts'
import { clocks } from './faults/clocks.ts'
import { defects } from './faults/defects.ts'
import type { Fault } from './faults/fault.ts'
import { fullDisk } from './faults/full-disk.ts'
import { jobLoop } from './faults/job-loop.ts'
import { kills } from './faults/kills.ts'
import { lostCommits } from './faults/lost-commits.ts'
import { pausedNode } from './faults/paused-node.ts'
import { receivers } from './faults/receivers.ts'
import { replica } from './faults/replica.ts'
import { rolling } from './faults/rolling.ts'
import { silentDatabase } from './faults/silent-database.ts'
import { slowSitesFault } from './faults/slow-sites.ts'
import { standby } from './faults/standby.ts'
import { streams } from './faults/streams.ts'
import { workers } from './faults/workers.ts'

const all: Fault[] = [
  lostCommits,
  kills,
  pausedNode,
  standby,
  replica,
  slowSitesFault,
  receivers,
  silentDatabase,
  fullDisk,
  workers,
  jobLoop,
  clocks,
  background,
  rolling,
  streams,
]
/** Those that give a result within some seconds. */
const shortOnes = [lostCommits, kills, standby, slowSitesFault]

const usage = `Causes failures of nodes, database and network, and checks that a real panel keeps its promises. Exit code 1: a promise is broken.
  npm run faults                        all of them, at full length (about 30 minutes)
  npm run faults -- --short             the two minutes of npm test
  npm run faults -- --only NAME,NAME    some of: ${all.map(({ name }) => name).join(', ')}
  npm run faults -- --defect NAME       with a defect that must be noticed: ${Object.keys(defects).join(', ')}`

function readFlags() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      defect: { type: 'string' },
    },
  })
  const names = values.only?.split(',')
  const isKnown = (name: string) => all.some((fault) => fault.name === name)
  if (names && !names.every(isKnown)) throw new Error(usage)
  if (values.defect !== undefined && !(values.defect in defects)) throw new Error(usage)
  const faults = values.short ? shortOnes : all
  return {
    isShort: values.short,
    faults: names ? all.filter(({ name }) => names.includes(name)) : faults,
    prepare: values.defect === undefined ? undefined : defects[values.defect],
  }
}

async function main() {
  const { isShort, faults, prepare } = readFlags()
  const rows: { fault: string; kept: string; seconds: number }[] = []
  for (const { name, promise, run } of faults) {
    console.log(`\n${name}: ${promise}`)
    const start = performance.now()
    const { measured, broken } = await run({ isShort, prepare }).catch((error: unknown) => ({
      measured: 'did not end',
      broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }))
    console.log(`${name}: ${measured}`)
    for (const each of broken) console.log(`${name}: BROKEN: ${each}`)
    rows.push({
      fault: name,
      kept: broken.length === 0 ? 'yes' : `NO: ${broken[0]?.split('\n')[0]?.slice(0, 60)}`,
      seconds: Math.round((performance.now() - start) / 1_000),
    })
  }
  console.table(rows)
  await endAll()
  process.exit(rows.every(({ kept }) => kept === 'yes') ? 0 : 1)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
