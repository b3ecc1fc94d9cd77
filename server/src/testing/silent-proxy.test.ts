import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Line, openSilentProxy } from './silent-proxy.ts'

/** A peer that answers each text with its own name and the text. */
async function startPeer(name: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.on('data', (request) => socket.write(`${name} ${request};`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, open: () => sockets.size }
}

function openClient(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const client = { socket, text: '', ended: '' }
  socket.on('data', (text) => {
    client.text += text
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    client.ended = error.code ?? 'error'
  })
  socket.on('close', () => {
    client.ended ||= 'closed'
  })
  onTestFinished(() => void socket.destroy())
  return client
}

/** A client whose first message has reached the peer through a proxy. */
async function openLine() {
  const peer = await startPeer('one')
  const proxy = await openSilentProxy(peer.address)
  onTestFinished(proxy.close)
  const client = openClient(proxy.port)
  client.socket.write('a')
  await expect.poll(() => client.text).toBe('one a;')
  return { peer, proxy, client }
}

describe('the silent proxy', () => {
  it('passes nothing on while it is paused, and passes everything on afterwards', async () => {
    const { proxy, client } = await openLine()

    proxy.pause()
    client.socket.write('b')
    const late = openClient(proxy.port)
    late.socket.write('c')
    await expect.poll(() => proxy.lines().length).toBe(2)
    expect([client.text, late.text, client.ended, late.ended]).toEqual(['one a;', '', '', ''])
    proxy.resume()
    await expect.poll(() => [client.text, late.text]).toEqual(['one a;one b;', 'one c;'])
  })

  it('breaks the open connections permanently, while new ones work, also to another peer', async () => {
    const second = await startPeer('two')
    const { peer: first, proxy, client: lost } = await openLine()
    proxy.lose()
    lost.socket.write('b')
    proxy.leadTo(second.address)
    const next = openClient(proxy.port)
    next.socket.write('c')
    await expect.poll(() => next.text).toBe('two c;')
    proxy.resume()
    // The peer does not notice that the client has disconnected.
    lost.socket.destroy()
    next.socket.end()
    await expect.poll(() => second.open()).toBe(0)
    expect([lost.text, first.open()]).toEqual(['one a;', 1])
  })

  it('resets connections, and refuses new ones until it is resumed', async () => {
    const { peer, proxy, client } = await openLine()
    proxy.refuse()
    await expect.poll(() => client.ended).toBe('ECONNRESET')
    await expect.poll(peer.open).toBe(0)
    const refused = openClient(proxy.port)
    await expect.poll(() => refused.ended).not.toBe('')
    proxy.resume()
    const next = openClient(proxy.port)
    next.socket.write('b')
    await expect.poll(() => next.text).toBe('one b;')
  })

  it('loses the answer to a selected request after the request has arrived', async () => {
    const peer = await startPeer('one')
    const lost: string[] = []
    const proxy = await openSilentProxy(peer.address, {
      onRequest: (line: Line, request) => request.includes('commit') && line.loseAnswers(),
      onResponse(line, answer) {
        if (!answer.includes('commit')) return
        lost.push(String(answer))
        line.drop()
      },
    })
    onTestFinished(proxy.close)
    const client = openClient(proxy.port)
    client.socket.write('a')
    await expect.poll(() => client.text).toBe('one a;')
    client.socket.write('commit')
    await expect.poll(() => client.ended).toBe('ECONNRESET')
    expect([client.text, lost]).toEqual(['one a;', ['one commit;']])
  })
})
