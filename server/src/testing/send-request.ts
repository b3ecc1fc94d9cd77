import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Sends a request on a connection of its own, also to a process that reads nothing at the moment.
 * @returns the answer, as soon as the kernel has the request
 */
export async function sendRequest(url: string, headers: Record<string, string> = {}) {
  const { hostname, port, host, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  const answer = text(socket)
  answer.catch(() => {})
  const lines = Object.entries({ host, connection: 'close', ...headers }).map((each) => each.join(': '))
  const request = [`GET ${pathname} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  await new Promise<void>((done, fail) => socket.write(request, (error) => (error ? fail(error) : done())))
  return { answer }
}
