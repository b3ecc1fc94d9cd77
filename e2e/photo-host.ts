import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { plainPicture } from '../server/src/testing/make-attachments.ts'

/** A webhook that arrived at the host. */
export type ReceivedByHost = { headers: IncomingHttpHeaders; text: string }

/** Where the host takes webhooks. */
export const webhooks = '/webhooks/'

/** A site's host: with a photo that the panel may fetch, and with webhooks, each of which says by GET what it has received. */
export async function servePhoto() {
  const photo = await plainPicture(320, 200).png().toBuffer()
  const received = new Map<string, ReceivedByHost[]>()
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    if (method === 'POST') {
      received.set(url, [...(received.get(url) ?? []), { headers, text: await text(request) }])
      response.writeHead(204).end()
    } else if (url.startsWith(webhooks)) response.end(JSON.stringify(received.get(url) ?? []))
    else response.end(photo)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/photo.png`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
