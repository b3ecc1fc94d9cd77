import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openLive } from '../../../server/src/platform/live.ts'
import { makeSiteowner } from '../../../server/src/testing/make.ts'
import { deliver, openAll, type StreamClient } from '../event-streams.ts'
import { fillPeople, fillSessions } from '../fill.ts'
import { type Fault, inSeconds } from './fault.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

const promised = { kilobytes: 40, eventMilliseconds: 250 }

export const streams: Fault = {
  name: 'streams',
  promise:
    '2,000 event streams reconnect at once: calls succeed, a stream takes 40 kB, an event reaches all within 250 ms',
  async run({ isShort, prepare }) {
    const count = isShort ? 300 : 2_000
    const environment = { DEMO: '0', METRICS_TOKEN: metricsToken }
    return withTestPanel({ environment, prepare }, async (panel) => {
      const { kilobytes, deliveryTimes, reopened } = await measure(panel, count)
      const median = deliveryTimes.toSorted((a, b) => a - b)[Math.floor(deliveryTimes.length / 2)] ?? 0
      return {
        measured: `${count} streams of ${kilobytes} kB, an event reached all in ${median} ms (at most ${Math.max(...deliveryTimes)}), all open again in ${inSeconds(reopened.milliseconds)} during ${reopened.calls} calls, ${reopened.failedCalls} of them failed, the slowest took ${inSeconds(reopened.slowestCall)}`,
        broken: [
          // With few streams, the fixed costs of a node are too large a part.
          ...(kilobytes > promised.kilobytes && !isShort ? [`a stream takes ${kilobytes} kB`] : []),
          ...(median > promised.eventMilliseconds ? [`an event took ${median} ms to reach all`] : []),
          ...(reopened.failedCalls > 0 ? [`${reopened.failedCalls} calls failed`] : []),
        ],
      }
    })
  },
}

const metricsToken = 'metrics-token-of-this-run'

/** Opens streams of as many operators, measures their cost, then makes all of them reconnect at once. */
async function measure({ nodes, db, postgres }: TestPanel, count: number) {
  const [{ url }] = nodes
  await fillSessions(db, await fillPeople(db, { operators: count }))
  await sql`analyze`.execute(db)
  const { key } = await makeSiteowner(db)
  const live = openLive(postgres.url)
  const clients: StreamClient[] = []
  try {
    await live.ready
    // Measured before any stream has been open: memory that an earlier stream has freed would be reused, and not be counted.
    const before = await residentBytes(url)
    clients.push(...(await openAll(url, count)))
    const kilobytes = Math.round((await residentBytes(url)) - before) / 1_024 / count

    const deliveryTimes = await deliver(live, clients)
    return {
      kilobytes: Math.round(kilobytes * 10) / 10,
      deliveryTimes,
      reopened: await reopenAll(url, clients, key),
    }
  } finally {
    for (const client of clients) client.close()
    await live.close()
  }
}

async function residentBytes(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^panel_process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1])
}

/** @returns milliseconds until all are open, and the results of calls of a site meanwhile */
async function reopenAll(url: string, clients: StreamClient[], key: string) {
  let [calls, failedCalls, slowestCall, isOver] = [0, 0, 0, false]
  async function callRepeatedly() {
    while (!isOver) {
      const begin = performance.now()
      const answer = await fetch(`${url}/site/v1/outbox`, {
        headers: { authorization: `Bearer ${key}` },
      }).catch(() => undefined)
      await answer?.arrayBuffer()
      calls++
      if (!answer?.ok) failedCalls++
      slowestCall = Math.max(slowestCall, Math.round(performance.now() - begin))
      await wait(5)
    }
  }
  const calling = Array.from({ length: 8 }, callRepeatedly)
  const start = performance.now()
  await Promise.all(clients.map((client) => client.reopen()))
  const milliseconds = Math.round(performance.now() - start)
  isOver = true
  await Promise.all(calling)
  return { milliseconds, calls, failedCalls, slowestCall }
}
