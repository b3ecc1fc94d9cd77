import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** What becomes of a call: it is passed on, twice, without its answer, late and after another answer, or not at all. */
export const faults = ['pass', 'pass', 'twice', 'lose answer', 'late', 'drop'] as const
type Fault = (typeof faults)[number]

/** A moment of a call: it is about to be passed on, it was passed on and its answer has not left, the other end has answered 500. */
type Moment = 'begun' | 'passed' | 'failed'

/** Milliseconds after which a late call is passed on: others overtake it. */
const lateness = 400

/** A network between panel and site that loses, doubles and reorders calls, in turn. */
export async function startBadNetwork(target: () => string) {
  const counts: Record<Fault, number> = { pass: 0, twice: 0, 'lose answer': 0, late: 0, drop: 0 }
  let calls = 0
  let isCalm = false
  const moments = new EventEmitter<Record<Moment, []>>()
  const late = new Set<Promise<unknown>>()

  async function passOn(request: IncomingMessage, body: Buffer) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'].includes(name) ||
        typeof value !== 'string'
          ? []
          : [[name, value]],
      ),
    )
    moments.emit('begun')
    const answer = await fetch(new URL(request.url ?? '/', target()), {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    moments.emit(answer.status === 500 ? 'failed' : 'passed')
    return { status: answer.status, text }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const fault = isCalm ? 'pass' : (faults[calls++ % faults.length] ?? 'pass')
    counts[fault]++
    if (fault === 'drop') return response.writeHead(503).end()
    if (fault === 'late') {
      late.add(setTimeout(lateness).then(() => passOn(request, body).catch(() => {})))
      return response.writeHead(503).end()
    }
    const passed = await passOn(request, body)
    if (fault === 'twice') await passOn(request, body)
    if (fault === 'lose answer') return response.destroy()
    return response
      .writeHead(passed.status, { 'content-type': 'application/json' })
      .end(passed.status === 204 ? undefined : passed.text)
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    // The other end has just been killed.
    await answer(request, response, Buffer.concat(chunks)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast: a server that listens on a port has such an address.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    counts,
    /** Waits for a moment of the next call. */
    next: (moment: Moment) => once(moments, moment),
    /** From now on every call is passed on. Waits for those that are late. */
    async calm() {
      isCalm = true
      await Promise.all(late)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
