/**
 * The end of a site at the operator panel, in one file: a receiver of webhooks, a queue of what customers wrote, and the reading of the
 * outbox. It needs Node.js 22.13 or newer and nothing else. Take it over, and put your own tables in place of `messages`.
 *
 *   PANEL_URL=https://panel.example.com PANEL_KEY=opk_live_… PANEL_SECRET=whsec_… PORT=4010 SITE_FILE=site.sqlite node site.mjs
 *
 * What it keeps, whatever is killed: each message of a customer reaches the panel once, each answer is stored once.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const tables = `
  pragma journal_mode = wal;
  -- Every message that customers see, of both sides. The id is yours for theirs, and the panel's for an answer.
  create table if not exists messages (id text primary key, direction text not null, customer text not null, profile text not null,
    text text not null, photo_url text, sent_at text not null, undelivered text) strict;
  -- What the panel does not have yet, in the order in which it was written.
  create table if not exists outgoing (place integer primary key autoincrement, body text not null, attempts integer not null default 0,
    due_at integer not null default 0) strict;
  -- Every webhook and outbox item that was handled: what comes again is found here.
  create table if not exists handled (id text primary key) strict;
  -- The last word about each hold.
  create table if not exists holds (id text primary key, customer text not null, released_at text) strict;
  create table if not exists state (name text primary key, value text not null) strict;`

const addMessage = 'insert into messages values (?, ?, ?, ?, ?, ?, ?, null)'
/** Events can come in any order. A time of release decides. */
const noteHold = `insert into holds values (?, ?, ?)
  on conflict (id) do update set released_at = coalesce(released_at, excluded.released_at)`
const moveCursor = `insert into state values ('cursor', ?) on conflict (name) do update set value = excluded.value`

/** Seconds for which a signature is valid. */
const tolerance = 300
const longestBody = 1_000_000
const batch = 500
const day = 86_400_000
/** Milliseconds after which the queue is looked at again: another process of the site may have written. */
const longestSleep = 1_000

export function openSite({ file, url = '', key = '', secret = '', log = console.error }) {
  const db = new DatabaseSync(file, { timeout: 2_000 })
  db.exec(tables)

  /** All or nothing, as a part of the transaction that is open. A busy database throws, and whoever asked tries again. */
  function transaction(work) {
    if (db.isTransaction) return work()
    db.exec('begin immediate')
    try {
      work()
      db.exec('commit')
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }
  const run = (statement, ...values) => db.prepare(statement).run(...values)
  const all = (statement, ...values) => db.prepare(statement).all(...values)

  // ---- What customers write -----------------------------------------------------------------------------------------------------

  /** Stores what a customer wrote, together with its place in the queue. Call it where your chat stores a message. */
  function write({ id, customer, profile, text, photo_url = null, sent_at = new Date().toISOString() }) {
    const people = { customer_external_id: customer, profile_external_id: profile }
    const message = { external_id: id, ...people, text, sent_at, ...(photo_url && { photo_url }) }
    transaction(() => {
      run(addMessage, id, 'in', customer, profile, text, photo_url, sent_at)
      run('insert into outgoing (body) values (?)', JSON.stringify(message))
    })
  }

  const call = (method, path, body) =>
    fetch(new URL(`/site/v1${path}`, url), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })

  /**
   * Sends what is due, oldest first. The panel knows the ids, so whoever is not sure sends again.
   * @returns milliseconds until the next message is due; null when none waits
   */
  async function sendRound(most = batch) {
    const [first] = all('select due_at from outgoing order by place limit 1')
    if (!first) return null
    // A message that waits keeps later ones waiting: customers read their chat in its order.
    if (first.due_at > Date.now()) return first.due_at - Date.now()
    const rows = all('select * from outgoing order by place limit ?', most)
    const messages = rows.map(({ body }) => JSON.parse(body))
    const response = await call('POST', '/messages', { messages }).catch((error) => ({ error }))
    const answer = await response.json?.().catch(() => ({}))
    if (response.status === 200) transaction(() => rows.forEach(done))
    else if (response.status === 413 && most > 1) return sendRound(Math.ceil(rows.length / 2))
    else if ([400, 409, 422].includes(response.status)) {
      const wrong = new Map(
        (answer?.issues ?? []).flatMap(({ path, code }) => {
          const row = rows[Number(/^messages\.(\d+)\./.exec(path)?.[1])]
          return row ? [[row, code]] : []
        }),
      )
      // Without an issue for a message, the call is wrong, and somebody has to look at it.
      if (wrong.size === 0) later(rows, answer?.code ?? String(response.status))
      else
        transaction(() => {
          for (const [row, code] of wrong) {
            run('update messages set undelivered = ? where id = ?', code, JSON.parse(row.body).external_id)
            done(row)
          }
        })
    } else later(rows, response.error ?? response.status, Number(response.headers?.get('retry-after')))
    return 0
  }
  const done = ({ place }) => run('delete from outgoing where place = ?', place)

  /** At growing intervals: 1 s, 2 s, 4 s, up to five minutes, or when the panel says. */
  function later(rows, reason, seconds) {
    log(`The panel has not taken ${rows.length} messages: ${reason}`)
    transaction(() => {
      for (const { place, attempts } of rows) {
        const pause = seconds > 0 ? seconds * 1_000 : Math.min(300_000, 1_000 * 2 ** attempts)
        run(
          'update outgoing set attempts = ?, due_at = ? where place = ?',
          attempts + 1,
          Date.now() + pause,
          place,
        )
      }
    })
  }

  // ---- What the panel sends -----------------------------------------------------------------------------------------------------

  /** Whether the panel has signed this body, a moment ago. The body is as it came. */
  function isSigned(headers, body) {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given = '' } = headers
    if (!secret || !(Math.abs(Date.now() / 1_000 - Number(at)) < tolerance)) return false
    const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    const own = Buffer.from(`v1,${hmac.update(`${id}.${at}.`).update(body).digest('base64')}`)
    return given.split(' ').some((one) => {
      const other = Buffer.from(one)
      return other.length === own.length && timingSafeEqual(other, own)
    })
  }

  /** Does what an event says, once. Call it in a transaction: the mark and the deed are stored together. */
  function handle(id, { type, data }) {
    const { changes } = run('insert into handled values (?) on conflict do nothing', id)
    if (changes === 0) return
    const { customer_external_id: customer, profile_external_id: profile } = data
    // Fetch the photo with your key and keep a copy: it is erased with the customer.
    if (type === 'message.sent')
      run(
        addMessage,
        `panel ${data.id}`,
        'out',
        customer,
        profile,
        data.text,
        data.photo_url ?? null,
        data.sent_at,
      )
    else if (type === 'message.deleted') run('delete from messages where id = ?', `panel ${data.deleted_id}`)
    else if (type === 'customer.held' || type === 'customer.released')
      run(noteHold, String(data.hold_id), customer, data.released_at ?? null)
    // Others, such as `webhook.test` and those that you do not know yet, are only marked.
  }

  /** @returns the status for a webhook: 401 for a wrong signature, 500 for what failed and shall come again */
  function receive(headers, body) {
    if (!isSigned(headers, body)) return 401
    try {
      const event = JSON.parse(body)
      transaction(() => handle(headers['webhook-id'], event))
      return 204
    } catch (error) {
      log('A webhook failed, and comes again:', error)
      return 500
    }
  }

  /** Reads the outbox from the last cursor to its end. Items have the ids of their webhooks. */
  async function reconcile() {
    for (;;) {
      const [{ value: after } = {}] = all("select value from state where name = 'cursor'")
      const response = await call('GET', after === undefined ? '/outbox' : `/outbox?after=${after}`)
      if (response.status !== 200) throw new Error(`The outbox answered ${response.status}`)
      const { items, next_cursor } = await response.json()
      if (items.length === 0) return
      // The cursor moves in the transaction that stores the items.
      transaction(() => {
        for (const item of items)
          handle(`msg_${item.id}`, item.data ? item : { type: 'message.sent', data: item })
        run(moveCursor, next_cursor)
      })
    }
  }

  // ---- The process --------------------------------------------------------------------------------------------------------------

  // A caller who goes away in the middle of a body does not end the process.
  const server = createServer((request, response) =>
    answer(request, response).catch(() => response.destroy()),
  )

  async function answer(request, response) {
    const chunks = []
    let size = 0
    for await (const chunk of request) {
      size += chunk.length
      if (size > longestBody) return response.writeHead(413).end()
      chunks.push(chunk)
    }
    response.writeHead(receive(request.headers, Buffer.concat(chunks))).end()
  }

  /**
   * Works until the process ends. After a failure it waits longer each time. With webhooks, the outbox is read at the start
   * and once a day, without them all the time.
   */
  async function work() {
    let reconcileAt = 0
    for (let failures = 0; ; ) {
      try {
        if (Date.now() >= reconcileAt) {
          await reconcile()
          reconcileAt = Date.now() + (secret ? day : longestSleep)
        }
        const due = await sendRound()
        failures = 0
        if (due !== 0) await setTimeout(Math.min(due ?? longestSleep, longestSleep))
      } catch (error) {
        log('Again later:', error)
        await setTimeout(Math.min(300_000, 1_000 * 2 ** failures++))
      }
    }
  }

  return { db, transaction, call, write, receive, sendRound, reconcile, server, work }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PANEL_URL, PANEL_KEY, PANEL_SECRET, PORT = '4010', SITE_FILE = 'site.sqlite' } = process.env
  const site = openSite({ file: SITE_FILE, url: PANEL_URL, key: PANEL_KEY, secret: PANEL_SECRET })
  site.server.listen(Number(PORT), () => console.log(`Receives webhooks on port ${PORT}`))
  await site.work()
}
