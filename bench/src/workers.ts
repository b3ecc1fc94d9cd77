import { sql } from 'kysely'
import { fillPeople, fillSessions, fillWaiting } from './fill.ts'
import { analyzeAndCheckpoint, withFreshDatabase } from './fresh-database.ts'
import { type Measured, print } from './measure.ts'
import { sendOverHttp } from './send-over-http.ts'

const operators = 32
const seconds = 8
const rounds = 3
const conversations = 30_000

const setups = {
  'one worker': { nodes: 1, workers: 1 },
  'two workers': { nodes: 1, workers: 2 },
  'two nodes': { nodes: 2, workers: 1 },
}

await withFreshDatabase(async (fresh) => {
  await fillSessions(fresh.db, await fillPeople(fresh.db, { operators }))
  const runs = new Map<string, Measured[]>(Object.keys(setups).map((name) => [name, []]))
  // In turns, because other work on the machine makes later runs better or worse.
  for (let round = 0; round < rounds; round++)
    for (const [name, setup] of Object.entries(setups)) {
      await sql`delete from queue_items`.execute(fresh.db)
      await fillWaiting(fresh.db, conversations)
      await analyzeAndCheckpoint(fresh.db)
      runs.get(name)?.push(await sendOverHttp(fresh, { operators, seconds, ...setup }))
    }
  print(
    `Send and next: ${operators} operators, median of ${rounds}; nodes, callers and database on this machine`,
    Object.fromEntries([...runs].map(([name, measured]) => [name, median(measured)])),
  )
})

function median(runs: Measured[]): Measured | undefined {
  return runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)]
}
