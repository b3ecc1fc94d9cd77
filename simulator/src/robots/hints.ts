import type { IncomingMessage } from 'node:http'
import type { LiveEvent } from '@panel/contract'
import type { Client } from './client.ts'
import { pause } from './pause.ts'

/** Without a word from the panel an idle robot asks again after this long. */
const interval = 2_000
/** Hundreds of robots hear the same word: they don't all ask in the same moment. */
const spread = 150

export type Hints = {
  /** Waits until there may be work: something has changed in the queue, or a while has passed. */
  wait(stop: AbortSignal): Promise<void>
  close(): void
}

/** Listens to the panel's event stream, from the first wait on; without a stream it only waits. */
export function openHints(client: Client): Hints {
  let stream: IncomingMessage | undefined
  let opening = false
  let wake = () => {}
  /** Something was heard that no wait has ended for yet. */
  let isNews = false

  async function listen() {
    opening = true
    try {
      stream = await client.open('/api/events')
      let rest = ''
      for await (const chunk of stream.setEncoding('utf8')) {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        if (!lines.some(isAboutQueue)) continue
        isNews = true
        wake()
      }
    } catch {
      // The panel is away, or the session has ended: the next claim finds out.
    }
    stream = undefined
    opening = false
  }

  return {
    async wait(stop) {
      if (!opening) void listen()
      const heard = new AbortController()
      wake = () => heard.abort()
      if (!isNews) await pause(interval, stop, heard.signal)
      isNews = false
      await pause(Math.random() * spread, stop)
    },
    close: () => stream?.destroy(),
  }
}

function isAboutQueue(line: string): boolean {
  if (!line.startsWith('data: ')) return false
  // The cast: the panel writes its events by this type.
  const event = JSON.parse(line.slice(6)) as LiveEvent
  return event.topic === 'queue' || event.topic === 'ready'
}
