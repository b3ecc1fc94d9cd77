import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainPicture } from '../server/src/testing/make-attachments.ts'

/** A site's host with a photo that the panel may fetch. */
export async function servePhoto() {
  const photo = await plainPicture(320, 200).png().toBuffer()
  const server = createServer((_request, response) => response.end(photo))
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
