import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { client, xml } from '@xmpp/client'

const archive = 'urn:xmpp:mam:2'
const paging = 'http://jabber.org/protocol/rsm'
const receipts = 'urn:xmpp:receipts'

/**
 * Somebody with an XMPP client, which does what those for people do: it sends a message again under the same id until it is confirmed,
 * reads what it has missed from the archive of the server, and shows an id once.
 */
export function openPerson({ service, domain, username, password }) {
  const xmpp = client({ service, domain, username, password })
  const events = new EventEmitter({ captureRejections: false }).setMaxListeners(0)
  /** What the person sees, in order. */
  const shown = []
  const ids = new Set()
  let lastRead

  function show(message) {
    const { id, from, type } = message.attrs
    const text = message.getChildText('body')
    if (type === 'error' || !text || from.startsWith(`${username}@`) || ids.has(id)) return
    ids.add(id)
    shown.push(text)
    events.emit('shown', text)
  }

  async function catchUp() {
    for (;;) {
      const page = xml('set', paging, xml('max', {}, '50'), ...(lastRead ? [xml('after', {}, lastRead)] : []))
      const query = xml('iq', { type: 'set' }, xml('query', archive, page))
      const fin = (await xmpp.iqCaller.request(query)).getChild('fin', archive)
      lastRead = fin.getChild('set', paging)?.getChildText('last') ?? lastRead
      if (fin.attrs.complete === 'true') return
    }
  }

  xmpp.reconnect.delay = 200
  // As bytes, a character at the border of two packets would be lost.
  xmpp.on('connect', () => xmpp.socket.setEncoding('utf8'))
  xmpp.on('error', () => xmpp.socket?.destroy())
  xmpp.on('online', () =>
    catchUp()
      .then(() => xmpp.send(xml('presence')))
      .then(() => events.emit('online'))
      .catch(() => xmpp.socket?.destroy()),
  )
  xmpp.on('stanza', (stanza) => {
    if (!stanza.is('message')) return
    const old = stanza.getChild('result', archive)
    if (old) return show(old.getChild('forwarded').getChild('message'))
    const confirmed = stanza.getChild('received', receipts)?.attrs.id
    if (confirmed) events.emit(`confirmed ${confirmed}`)
    if (stanza.attrs.type === 'error') events.emit(`refused ${stanza.attrs.id}`, stanza.getChild('error'))
    show(stanza)
  })
  const online = once(events, 'online')
  xmpp.start().catch(() => {})

  /** Sends a message once. @returns whether it was confirmed */
  async function tryToSend(message) {
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(3_000)])
    const { id } = message.attrs
    const confirmed = once(events, `confirmed ${id}`, { signal }).then(() => true)
    const refused = once(events, `refused ${id}`, { signal }).then(() => false)
    try {
      const [isConfirmed] = await Promise.all([Promise.race([confirmed, refused]), xmpp.send(message)])
      return isConfirmed
    } catch {
      return false
    } finally {
      over.abort()
    }
  }

  return {
    online,
    shown,
    events,
    /** Writes to an address, until the message is confirmed. */
    async write(to, text, id = String(randomUUID())) {
      const message = xml(
        'message',
        { type: 'chat', to, id },
        xml('body', {}, text),
        xml('origin-id', { xmlns: 'urn:xmpp:sid:0', id }),
        xml('request', receipts),
      )
      while (!(await tryToSend(message))) await setTimeout(300)
      events.emit('confirmed', text)
    },
    /** Waits until the person sees a text. */
    async sees(text) {
      while (!shown.some((one) => one.includes(text))) await once(events, 'shown')
    },
    /** Writes once. @returns the condition with which it was refused */
    async refusal(to, text) {
      const id = randomUUID()
      const refused = once(events, `refused ${id}`)
      await xmpp.send(xml('message', { type: 'chat', to, id }, xml('body', {}, text)))
      const [error] = await refused
      return error.children.map(({ name }) => name)[0]
    },
    close: () => xmpp.stop().catch(() => {}),
  }
}
