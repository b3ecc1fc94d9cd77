import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export type Where = Pick<Config, 'HOST' | 'PORT'>

/**
 * Where every process can listen on the same port, and the kernel distributes the connections. Elsewhere, the primary process
 * of node:cluster does; a connection that it has just passed to a worker that was killed stays without a response.
 */
export const canSharePort = process.platform === 'linux'

/** Accepts requests, on a port that others may share: workers, and what answers during the start. @returns the URL */
export async function listen(app: FastifyInstance, { HOST, PORT }: Where): Promise<string> {
  try {
    // The type of Fastify does not have the option yet, and Fastify passes it on to node:net.
    const options = { host: HOST, port: PORT, reusePort: canSharePort }
    await app.listen(options)
  } catch (error) {
    await app.close()
    throw explain(error, { HOST, PORT })
  }
  // The cast: the app listens on a port, not on a socket file.
  const { port } = app.server.address() as AddressInfo
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  return `http://${everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

/**
 * Finds the port of the panel. Those who share it would not notice that another program uses it.
 * @returns the port of the settings, or a free one for 0
 */
export async function findPort({ HOST, PORT }: Where): Promise<number> {
  const probe = createServer()
  try {
    probe.listen({ host: HOST, port: PORT })
    await once(probe, 'listening')
  } catch (error) {
    throw explain(error, { HOST, PORT })
  }
  // The cast: it listens on a port.
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The error in words for the person who starts the server. */
export function explain(error: unknown, { HOST, PORT }: Where): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new Error(
      `PORT: ${PORT} is taken. Stop the program that uses it, or choose another: PORT=0 picks a free one`,
    )
  if (code === 'EACCES') return new Error(`PORT: ${PORT} needs more rights than this process has`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST: ${HOST} is no address of this machine`)
  return error
}
