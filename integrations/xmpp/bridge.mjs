/**
 * Profiles as addresses of an XMPP server: what anybody writes to `anna@profiles.example` reaches the panel, and the answers come back.
 * A component (XEP-0114) of any server. It needs Node.js 22.13 or newer, @xmpp/component, `people.mjs`, and the kit `../node/site.mjs`.
 *
 *   export PANEL_URL=https://panel.example.com PANEL_KEY=opk_live_… PANEL_SECRET=whsec_… PORT=4010 SITE_FILE=bridge.sqlite
 *   export XMPP_SERVICE=xmpp://127.0.0.1:5347 XMPP_DOMAIN=profiles.example XMPP_PASSWORD=… XMPP_SERVER=example PROFILES=profiles.json
 *   node bridge.mjs
 *   node bridge.mjs erase user@example
 *
 * What it keeps, whatever is killed: a message that it has confirmed (XEP-0184) reaches the panel once. An answer is sent until the server
 * has it, and what is sent twice has the same id.
 */
import { createHash, randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import component from '@xmpp/component'
import { openSite } from '../node/site.mjs'
import { openPeople } from './people.mjs'

const { jid, xml } = component

/** What the bridge itself says in a chat. Translate it. */
const notices = {
  disclosure: (text) => `${text}\n\nReply OK when you have read this. Your messages are sent then.`,
  agree: () => 'Service notice: reply OK first. Your messages are kept until then.',
  refused: (text) => `Service notice: this message could not be delivered: ${text}`,
  held: () => 'Service notice: this chat is paused. What you write is kept.',
  released: () => 'Service notice: this chat goes on.',
  message: (text) => text || '[A photo or a gift]',
}

/** Answers wait while their customer is on hold. */
const nextStanzas = `select stanzas.*, jid from stanzas join people on people.id = customer
  where kind <> 'message' or not exists (select 1 from holds where holds.customer = people.id and released_at is null)
  order by place limit 100`
const receipts = 'urn:xmpp:receipts'
const conditions = 'urn:ietf:params:xml:ns:xmpp-stanzas'
/** UTF-16 code units that the panel takes in a message. */
const longestText = 8_000
const longestSleep = 1_000

const { PANEL_URL, PANEL_KEY, PANEL_SECRET, PORT = '4010', SITE_FILE = 'bridge.sqlite' } = process.env
const { XMPP_SERVICE = 'xmpp://127.0.0.1:5347', XMPP_DOMAIN, XMPP_PASSWORD, XMPP_SERVER } = process.env

const log = console.error
const site = openSite({ file: SITE_FILE, url: PANEL_URL, key: PANEL_KEY, secret: PANEL_SECRET, log })
const people = openPeople(site, log)
const changes = new EventEmitter()

if (process.argv[2] === 'erase') {
  console.log(people.erase(process.argv[3] ?? '') ? 'Erased here. The panel is told.' : 'Unknown here.')
  process.exit()
}

const profiles = JSON.parse(readFileSync(process.env.PROFILES ?? 'profiles.json', 'utf8'))
const addressOf = (profile) => jid(profile, XMPP_DOMAIN).toString()
const profileOf = new Map(profiles.map(({ external_id: id }) => [addressOf(id), id]))
const bareOf = (address) => jid(address).bare().toString()

const xmpp = component.component({ service: XMPP_SERVICE, domain: XMPP_DOMAIN, password: XMPP_PASSWORD })

// ---- What people write ------------------------------------------------------------------------------------------------------------

const send = (...element) => xmpp.send(xml(...element)).catch((error) => log('Not sent:', error.message))

function refuse({ attrs: { id, from, to } }, type, condition, words) {
  const text = words ? [xml('text', conditions, words)] : []
  const error = xml('error', { type }, xml(condition, conditions), ...text)
  send('message', { type: 'error', to: from, from: to, id }, error)
}

/** Stores a message, then confirms it: without an answer, a client sends it again. */
function onMessage(stanza) {
  const { type = 'normal', to, from, id } = stanza.attrs
  const text = stanza.getChildText('body')
  if (type === 'error') return log(`The server has not delivered ${id} to ${from}`)
  if (!text || !['normal', 'chat'].includes(type)) return
  const profile = profileOf.get(bareOf(to))
  if (profile === undefined) return refuse(stanza, 'cancel', 'item-not-found')
  if (text.length > longestText)
    return refuse(stanza, 'modify', 'policy-violation', 'This message is too long.')
  const author = bareOf(from)
  const own = stanza.getChild('origin-id', 'urn:xmpp:sid:0')?.attrs.id ?? id ?? randomUUID()
  // Some clients count their ids from 1 in each session: the text tells such messages apart.
  const digest = createHash('sha256')
    .update(JSON.stringify([author, profile, own, text]))
    .digest('hex')
  const name = (jid(from).getLocal(true) || author).slice(0, 100)
  const language = /^[a-z]{2}(-[A-Z]{2})?$/.exec(stanza.attrs['xml:lang'] ?? '')?.[0] ?? 'en'
  try {
    people.accept({ id: `xmpp ${digest}`, from: author, name, profile, text, language })
  } catch (error) {
    log('A message could not be stored:', error)
    return refuse(stanza, 'wait', 'resource-constraint')
  }
  changes.emit('change')
  if (id && stanza.getChild('request', receipts))
    send('message', { type: 'chat', to: from, from: to }, xml('received', { xmlns: receipts, id }))
}

/** A profile can be added to a list of contacts, and is always there. */
function onPresence({ attrs: { type = '', from, to } }) {
  if (!profileOf.has(bareOf(to))) return
  if (type === 'subscribe') send('presence', { type: 'subscribed', to: from, from: to })
  if (type === 'subscribe' || type === 'probe') send('presence', { to: from, from: to })
}

// ---- What they are sent -----------------------------------------------------------------------------------------------------------

/** XML cannot have most control characters: one of them would end the stream. */
const printable = (text) =>
  text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')

/** Waits until the server has handled everything before: it handles the stanzas of a stream in order. @throws when the stream ends */
async function untilHandled({ socket }) {
  const id = randomUUID()
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(30_000)])
  const ended = Promise.race([once(changes, `iq ${id}`, { signal }), once(xmpp, 'disconnect', { signal })])
  const ping = xml(
    'iq',
    { type: 'get', to: XMPP_SERVER, from: XMPP_DOMAIN, id },
    xml('ping', 'urn:xmpp:ping'),
  )
  try {
    await Promise.all([ended, xmpp.send(ping)])
  } finally {
    over.abort()
  }
  if (xmpp.socket !== socket) throw new Error('The server has closed the stream')
}

/** Sends what the server does not have. @returns whether there may be more */
async function deliver() {
  if (xmpp.status !== 'online') return false
  const rows = site.db.prepare(nextStanzas).all()
  if (rows.length === 0) return false
  const { socket } = xmpp
  for (const { id, jid: to, profile, kind, text } of rows)
    await xmpp.send(
      xml(
        'message',
        { type: 'chat', id, to, from: addressOf(profile) },
        xml('body', {}, printable(notices[kind](text))),
        xml('origin-id', { xmlns: 'urn:xmpp:sid:0', id }),
      ),
    )
  await untilHandled({ socket })
  const remove = site.db.prepare('delete from stanzas where place = ?')
  site.transaction(() => {
    for (const { place } of rows) remove.run(place)
  })
  return true
}

// ---- The process ------------------------------------------------------------------------------------------------------------------

async function tellProfiles() {
  for (const { external_id: id, ...profile } of profiles) {
    const { status } = await site.call('PUT', `/profiles/${encodeURIComponent(id)}`, profile)
    if (status !== 200) throw new Error(`The panel has not taken the profile ${id}: ${status}`)
  }
}

/** Repeats something until the process ends: after a change, after a second, and later each time when it fails. */
async function repeat(something) {
  for (let failures = 0; ; )
    try {
      const isMore = await something()
      failures = 0
      if (!isMore)
        await once(changes, 'change', { signal: AbortSignal.timeout(longestSleep) }).catch(() => {})
    } catch (error) {
      log('Again later:', error)
      await setTimeout(Math.min(30_000, 500 * 2 ** failures++))
    }
}

// As bytes, a character at the border of two packets would be lost.
xmpp.on('connect', () => xmpp.socket.setEncoding('utf8'))
xmpp.on('online', () => changes.emit('change'))
xmpp.on('stanza', (stanza) => {
  if (stanza.is('message')) onMessage(stanza)
  else if (stanza.is('presence')) onPresence(stanza)
  else changes.emit(`iq ${stanza.attrs.id}`)
})
// Whatever is wrong with a stream, the next one starts a second after it is closed.
xmpp.on('error', (error) => {
  log('XMPP:', error.message)
  xmpp.socket?.destroy()
})
xmpp.start().catch(() => {})

site.server.on('request', (_, response) => response.on('close', () => changes.emit('change')))
site.server.listen(Number(PORT), () => console.log(`Receives webhooks on port ${PORT}`))
let isTold = false
await Promise.all([
  site.work(),
  repeat(deliver),
  repeat(async () => {
    if (!isTold) await tellProfiles()
    isTold = true
    return (await people.tellPerson()) || (await people.tellErasure())
  }),
])
