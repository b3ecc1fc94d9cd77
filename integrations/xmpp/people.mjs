/**
 * Who writes to the profiles: what they have read, what waits for that, and what they are told. The tables stand in the file of the kit
 * `../node/site.mjs`, and change in its transactions.
 */
import { randomUUID } from 'node:crypto'

const tables = `
  -- Who writes, under an id that says nothing about their address. Whoever comes back after an erasure gets a new one.
  create table if not exists people (jid text primary key, id text not null unique, name text not null, language text not null,
    profile text not null, told integer not null default 0, shown text, agreed text, checked_at integer not null default 0,
    due_at integer default 0) strict;
  -- What they wrote before they had read the text.
  create table if not exists waiting (place integer primary key autoincrement, id text not null, customer text not null,
    profile text not null, text text not null, sent_at text not null) strict;
  -- What the XMPP server does not have yet.
  create table if not exists stanzas (place integer primary key autoincrement, id text not null, customer text not null,
    profile text not null, kind text not null, text text not null) strict;
  create table if not exists erasures (customer text primary key, due_at integer not null default 0) strict;
  -- Triggers are part of the transaction in which the kit stores an answer or a hold.
  create trigger if not exists answered after insert on messages when new.direction = 'out' begin
    insert into stanzas (id, customer, profile, kind, text) values (new.id, new.customer, new.profile, 'message', new.text); end;
  create trigger if not exists refused after update of undelivered on messages when new.direction = 'in' begin
    insert into stanzas (id, customer, profile, kind, text) values ('refused ' || new.id, new.customer, new.profile, 'refused', new.text);
    end;
  create trigger if not exists held after insert on holds when new.released_at is null and
    (select count(*) from holds where customer = new.customer and released_at is null) = 1 begin
    insert into stanzas (id, customer, profile, kind, text)
      select 'held ' || new.id, id, profile, 'held', '' from people where id = new.customer; end;
  create trigger if not exists released after update of released_at on holds when old.released_at is null and
    new.released_at is not null and not exists (select 1 from holds where customer = new.customer and released_at is null) begin
    insert into stanzas (id, customer, profile, kind, text)
      select 'released ' || new.id, id, profile, 'released', '' from people where id = new.customer; end;`

const addStanza = 'insert into stanzas (id, customer, profile, kind, text) values (?, ?, ?, ?, ?)'
const agrees = (text) => /^ok[.!]?$/i.test(text.trim())
const day = 86_400_000

export function openPeople({ db, transaction, call, write }, log) {
  db.exec(tables)
  const run = (statement, ...values) => db.prepare(statement).run(...values)
  const all = (statement, ...values) => db.prepare(statement).all(...values)

  // ---- What people write --------------------------------------------------------------------------------------------------------

  /** Stores a message once, for the panel or until its author has read the text. */
  const accept = ({ id, from, name, profile, text, language }) =>
    transaction(() => {
      if (run('insert into handled values (?) on conflict do nothing', id).changes === 0) return
      run(
        `insert into people (jid, id, name, language, profile) values (?, ?, ?, ?, ?)
         on conflict (jid) do update set profile = excluded.profile`,
        ...[from, randomUUID(), name, language, profile],
      )
      const [person] = all('select * from people where jid = ?', from)
      if (person.shown && agrees(text))
        return run(
          "update people set agreed = json_set(shown, '$.shown_at', ?), shown = null, due_at = 0 where jid = ?",
          ...[new Date().toISOString(), from],
        )
      // The text can change: it is asked for again on the first message of a day.
      if (person.checked_at < Date.now() - day)
        run('update people set due_at = coalesce(due_at, 0) where jid = ?', from)
      if (person.told) return write({ id, customer: person.id, profile, text })
      run(
        'insert into waiting (id, customer, profile, text, sent_at) values (?, ?, ?, ?, ?)',
        ...[id, person.id, profile, text, new Date().toISOString()],
      )
      if (person.shown) run(addStanza, `agree ${id}`, person.id, profile, 'agree', '')
    })

  /** Tells the panel about one person, and shows them what it wants them to read. @returns whether there may be more to do */
  async function tellPerson() {
    const [person] = all('select * from people where due_at <= ? order by due_at limit 1', Date.now())
    if (!person) return false
    const { name, language, agreed } = person
    const about = { name, language, member_type: 'premium', credits: 0 }
    const read = agreed && { disclosure: JSON.parse(agreed) }
    const response = await call('PUT', `/customers/${person.id}`, { ...about, ...read }).catch((error) => ({
      error,
    }))
    const answer = await response.json?.().catch(() => ({}))
    transaction(() => {
      // Erased or agreed meanwhile.
      if (all('select 1 from people where id = ? and agreed is ?', person.id, agreed).length === 0) return
      if (answer?.code === 'customer_erased') return forget(person)
      if (response.status !== 200) {
        log(`The panel has not taken a customer: ${response.error ?? answer?.code ?? response.status}`)
        return run('update people set due_at = ? where id = ?', Date.now() + 5_000, person.id)
      }
      const { status, show } = answer.disclosure
      const shown = show && JSON.stringify({ version: show.version, language: show.language })
      if (shown && shown !== person.shown)
        run(addStanza, `text ${randomUUID()}`, person.id, person.profile, 'disclosure', show.text)
      // Without a published text, the panel itself keeps the customer on hold.
      const told = status === 'valid' || status === 'show_again' || !show
      run(
        'update people set told = ?, shown = ?, agreed = null, due_at = null, checked_at = ? where id = ?',
        ...[Number(told), shown, Date.now(), person.id],
      )
      if (!told) return
      for (const { place: _, ...message } of all(
        'select * from waiting where customer = ? order by place',
        person.id,
      ))
        write(message)
      run('delete from waiting where customer = ?', person.id)
    })
    return true
  }

  // ---- Erasure ------------------------------------------------------------------------------------------------------------------

  function forget({ id, jid }) {
    for (const table of ['waiting', 'stanzas', 'messages', 'holds'])
      run(`delete from ${table} where customer = ?`, id)
    run("delete from outgoing where body ->> 'customer_external_id' = ?", id)
    run('delete from people where jid = ?', jid)
  }

  /** Deletes what is here about a person, and lets the worker tell the panel. @returns whether they were known */
  function erase(address) {
    const [person] = all('select * from people where jid = ?', address)
    if (!person) return false
    transaction(() => {
      forget(person)
      run('insert into erasures (customer) values (?)', person.id)
    })
    return true
  }

  async function tellErasure() {
    const [erasure] = all('select * from erasures where due_at <= ? order by due_at limit 1', Date.now())
    if (!erasure) return false
    const { status } = await call('DELETE', `/customers/${erasure.customer}`).catch(() => ({ status: 0 }))
    if (status === 200 || status === 404) run('delete from erasures where customer = ?', erasure.customer)
    else {
      // 409: somebody still decides about them. Nothing is sent meanwhile, and it is asked for again.
      log(`The panel has not erased a customer yet: ${status}`)
      const pause = status === 409 ? 3_600_000 : 5_000
      run('update erasures set due_at = ? where customer = ?', Date.now() + pause, erasure.customer)
    }
    return true
  }

  return { accept, tellPerson, erase, tellErasure }
}
