import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds that a client has to close its side of a connection, before the connection is cut. */
const clientClosesWithin = 1_000

type Connection = {
  inProgress: number
  /** How much had been received when the last request was answered. What came since is the beginning of another one. */
  received: number
}

/**
 * Makes the server close idle connections by saying so to the client. Node cuts them, and a client whose next request is on
 * its way then gets a reset.
 */
export function closeIdleGently(server: Server) {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  function closeIfIdle(socket: Socket, { inProgress, received }: Connection) {
    if (inProgress > 0 || socket.bytesRead > received || socket.writableEnded) return
    socket.end()
    setTimeout(() => socket.destroy(), clientClosesWithin).unref()
  }

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { inProgress: 0, received: 0 })
    socket.on('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.inProgress++
    response.on('close', () => {
      connection.inProgress--
      connection.received = socket.bytesRead
      if (isClosing) closeIfIdle(socket, connection)
    })
  })
  // Node calls this when the server closes. Connections that are busy then are closed after their responses.
  server.closeIdleConnections = () => {
    isClosing = true
    for (const [socket, connection] of connections) closeIfIdle(socket, connection)
  }
}
