import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One connection through the proxy. */
export type Line = {
  /** From now on, responses of the peer are lost, and neither end notices. Requests still arrive. */
  loseAnswers(): void
  /** Resets both ends. */
  drop(): void
}

type Hooks = {
  /** Called with bytes of the client before they are passed on. */
  onRequest?: (line: Line, bytes: Buffer) => void
  /** Called with bytes of the peer before they are passed on or lost. */
  onResponse?: (line: Line, bytes: Buffer) => void
}

/** A TCP proxy that simulates network failures: it stops answering, resets, refuses, or connects to another address. */
export type SilentProxy = {
  port: number
  /** This URL with the host and port of the proxy. */
  through(address: string): string
  /** Number of open connections. */
  lines(): Line[]
  /** Passes nothing on in either direction, and closes nothing. New connections are accepted, and get no answer. */
  pause(): void
  /** Passes on what was held back, and serves new connections again. */
  resume(): void
  /** The open connections stay open and permanently silent, as if their packets were lost. New ones work. */
  lose(): void
  /** Resets all connections. New ones work. */
  drop(): void
  /** Resets all connections, and new ones until `resume`. */
  refuse(): void
  /** New connections go to this address. */
  leadTo(address: string): void
  close(): Promise<void>
}

type State = 'open' | 'paused' | 'refusing'

/** @param address URL of the peer, of which host and port are used */
export async function openSilentProxy(address: string, hooks: Hooks = {}): Promise<SilentProxy> {
  let target = new URL(address)
  let state: State = 'open'
  const lines = new Set<ReturnType<typeof join>>()

  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => {})
    if (state === 'refusing') return void near.resetAndDestroy()
    const line = join(near, connect(Number(target.port), target.hostname.replace(/[[\]]/g, '')), hooks)
    lines.add(line)
    void line.ended.then(() => lines.delete(line))
    if (state === 'open') line.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo

  const drop = () => {
    for (const line of lines) line.drop()
  }
  return {
    port,
    through(from) {
      const url = new URL(from)
      url.hostname = '127.0.0.1'
      url.port = String(port)
      // Otherwise an address with a Unix socket would lead past the proxy.
      url.searchParams.delete('host')
      return url.href
    },
    lines: () => [...lines],
    pause() {
      state = 'paused'
      for (const line of lines) line.pause()
    },
    resume() {
      state = 'open'
      for (const line of lines) line.resume()
    },
    lose() {
      for (const line of lines) line.lose()
    },
    drop,
    refuse() {
      state = 'refusing'
      drop()
    },
    leadTo(next) {
      target = new URL(next)
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A socket that is being shut down cannot be reset: Node would report an error and keep it open. */
const reset = (end: Socket) => (end.writableEnded ? end.destroy() : end.resetAndDestroy())

/** Connects both sides of a connection, paused until `resume`. */
function join(near: Socket, far: Socket, hooks: Hooks) {
  let isPaused = true
  let isLost = false
  let areAnswersLost = false

  const line = {
    ended: Promise.all([near, far].map((end) => new Promise((done) => end.on('close', done)))),
    pause() {
      isPaused = true
      for (const end of [near, far]) end.unpipe().pause()
    },
    resume() {
      if (isLost) return
      isPaused = false
      near.pipe(far)
      if (areAnswersLost) far.resume()
      else far.pipe(near)
      if (near.destroyed) far.destroy()
      if (far.destroyed) near.destroy()
    },
    lose() {
      isLost = true
      for (const end of [near, far]) end.unpipe().resume()
    },
    loseAnswers() {
      areAnswersLost = true
      far.unpipe()
      if (!isPaused) far.resume()
    },
    drop() {
      for (const end of [near, far]) reset(end)
    },
  }
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    end.on('error', () => {})
    end.on('close', (failed) => {
      if (isPaused || isLost || (end === far && areAnswersLost)) return
      if (failed) reset(other)
      else other.end()
    })
  }
  // Adding a listener starts a socket: pause both again until `resume`.
  near.on('data', (bytes) => hooks.onRequest?.(line, bytes)).pause()
  far.on('data', (bytes) => hooks.onResponse?.(line, bytes)).pause()
  return line
}
