import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import type { Live } from '../../server/src/platform/live.ts'
import { tokenOf } from './fill.ts'

/** A page that has an event stream open. */
export type StreamClient = {
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

/** Opens the streams of the first `count` operators of `fillSessions`, a hundred at a time. */
export async function openAll(url: string, count: number): Promise<StreamClient[]> {
  const clients: StreamClient[] = []
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

/** Sends ten hints. @returns the milliseconds until each has reached all streams */
export async function deliver(live: Live, clients: readonly StreamClient[]): Promise<number[]> {
  const deliveryTimes: number[] = []
  for (let number = 0; number < 10; number++) {
    // Hints about the queue are sent at most once a second.
    await wait(1_200)
    const start = performance.now()
    live.sendHints([{ topic: 'queue' }])
    await Promise.all(clients.map((client) => client.next('queue')))
    deliveryTimes.push(Math.round(performance.now() - start))
  }
  return deliveryTimes
}

/** Reads a stream as bytes: parsing two thousand of them would keep this program too busy. */
async function openClient(url: string, token: string): Promise<StreamClient> {
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
