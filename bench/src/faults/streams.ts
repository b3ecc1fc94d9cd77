import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sessionCookie } from '../../../server/src/features/sign-in/session.ts'
import { openLive } from '../../../server/src/platform/live.ts'
import { makeSiteowner } from '../../../server/src/testing/make.ts'
import { fillPeople, fillSessions, tokenOf } from '../fill.ts'
import { type Fault, inSeconds } from './fault.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

const promised = { kilobytes: 40, eventMilliseconds: 250 }

export const streams: Fault = {
  name: 'streams',
  promise:
    '2,000 event streams reconnect at once: calls succeed, a stream takes 40 kB, an event reaches all within 250 ms',
  async run({ isShort, prepare }) {
    const count = isShort ? 300 : 2_000
    // V8 doubles its space for new objects while many streams open at once, and keeps it: about 60 MB that no stream uses. With
    // a fixed space, the memory grows in proportion to the number of streams.
    const environment = { DEMO: '0', METRICS_TOKEN: metricsToken, NODE_OPTIONS: '--max-semi-space-size=16' }
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
const eventCount = 10
/** Hints about the queue are sent at most once a second. */
const eventInterval = 1_200

/** Opens streams of as many operators, measures their cost, then makes all of them reconnect at once. */
async function measure({ nodes, db, postgres }: TestPanel, count: number) {
  const [{ url }] = nodes
  await fillSessions(db, await fillPeople(db, { operators: count }))
  await sql`analyze`.execute(db)
  const { key } = await makeSiteowner(db)
  const live = openLive(postgres.url)
  const clients: Client[] = []
  try {
    await live.ready
    // Measured before any stream has been open: memory that an earlier stream has freed would be reused, and not be counted.
    const before = await residentBytes(url)
    clients.push(...(await openAll(url, count)))
    const kilobytes = Math.round((await residentBytes(url)) - before) / 1_024 / count

    const deliveryTimes: number[] = []
    for (let number = 0; number < eventCount; number++) {
      await wait(eventInterval)
      const start = performance.now()
      live.sendHints([{ topic: 'queue' }])
      await Promise.all(clients.map((client) => client.next('queue')))
      deliveryTimes.push(Math.round(performance.now() - start))
    }
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

type Client = {
  next(topic: string): Promise<void>
  /** Opens the stream again, with retries. */
  reopen(): Promise<void>
  close(): void
}

const batchSize = 100

/** Headers that a browser sends; the node keeps them as long as the stream. */
const browserHeaders = Object.entries({
  accept: 'text/event-stream',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'nl-NL,nl;q=0.9,en-GB;q=0.8,en;q=0.7',
  'cache-control': 'no-cache',
  referer: 'https://panel.example.com/queue',
  'sec-ch-ua': '"Chromium";v="149", "Not.A/Brand";v="8"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
  'x-forwarded-for': '10.1.2.3',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

async function openAll(url: string, count: number): Promise<Client[]> {
  const clients: Client[] = []
  for (let start = 0; start < count; start += batchSize)
    clients.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(batchSize, count - start) }, (_, index) =>
          openClient(url, tokenOf(start + index)),
        ),
      )),
    )
  return clients
}

/** Reads a stream as bytes: parsing two thousand of them would keep this program too busy. */
async function openClient(url: string, token: string): Promise<Client> {
  const { port, hostname } = new URL(url)
  let socket: Socket
  let onText = (_text: string) => {}

  async function attempt(): Promise<boolean> {
    socket = connect(Number(port), hostname)
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    const isOpen = new Promise<boolean>((done) => {
      onText = (text) => {
        if (text.includes('"ready"')) done(true)
        else if (/^HTTP\/1.1 [45]/.test(text)) done(false)
      }
      socket.on('close', () => done(false))
    })
    socket.on('data', (text) => onText(String(text)))
    socket.write(
      `GET /api/events HTTP/1.1\r\nhost: panel\r\ncookie: panel.locale=en; ${sessionCookie}=${token}\r\n${browserHeaders}\r\n`,
    )
    return isOpen
  }
  async function open() {
    while (!(await attempt())) {
      socket.destroy()
      // Like the pages: some seconds, different for each.
      await wait(3_000 * (0.5 + Math.random()))
    }
  }
  await open()
  return {
    next: (topic) =>
      new Promise((done) => {
        onText = (text) => {
          if (text.includes(`"${topic}"`)) done()
        }
      }),
    async reopen() {
      socket.destroy()
      await open()
    },
    close: () => socket.destroy(),
  }
}

/** @returns milliseconds until all are open, and the results of calls of a site meanwhile */
async function reopenAll(url: string, clients: Client[], key: string) {
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
