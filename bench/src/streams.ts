import { setTimeout as wait } from 'node:timers/promises'
import { openLive } from '../../server/src/platform/live.ts'
import { endChild } from './child.ts'
import { deliver, openAll } from './event-streams.ts'
import { fillPeople, fillSessions } from './fill.ts'
import { analyzeAndCheckpoint, withFreshDatabase } from './fresh-database.ts'
import { serveDatabase } from './server.ts'

const count = 2_000
/** Milliseconds until V8 has freed what only the opening of the streams needed. */
const calmAfter = 20_000
const token = 'metrics-token-of-this-run'

const metrics = {
  'resident memory': 'panel_process_resident_memory_bytes',
  'heap in use': 'panel_nodejs_heap_size_used_bytes',
  'outside of the heap': 'panel_nodejs_external_memory_bytes',
}

await withFreshDatabase(async ({ url, folder, db }) => {
  await fillSessions(db, await fillPeople(db, { operators: count }))
  await analyzeAndCheckpoint(db)
  const { child, address: panel } = await serveDatabase({ url, folder }, { METRICS_TOKEN: token })
  const live = openLive(url)
  await live.ready
  await wait(calmAfter)
  const before = await bytesOf(panel)
  const clients = await openAll(panel, count)
  await wait(calmAfter)
  const after = await bytesOf(panel)
  const deliveryTimes = await deliver(live, clients)
  for (const client of clients) client.close()
  await live.close()
  await endChild(child)
  const sorted = deliveryTimes.toSorted((a, b) => a - b)
  console.log(`${count} event streams of as many operators`)
  console.table(
    Object.fromEntries(
      after.map(({ name, bytes }, index) => [
        name,
        {
          'before, MB': megabytes(before[index]?.bytes ?? 0),
          'with streams, MB': megabytes(bytes),
          'kB per stream': Math.round((bytes - (before[index]?.bytes ?? 0)) / 102.4 / count) / 10,
        },
      ]),
    ),
  )
  console.log(
    `An event reached all in ${sorted[Math.floor(sorted.length / 2)]} ms (at most ${sorted.at(-1)} ms)`,
  )
})

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

async function bytesOf(panel: string) {
  const answer = await fetch(`${panel}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  return Object.entries(metrics).map(([name, metric]) => ({
    name,
    bytes: Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]),
  }))
}
