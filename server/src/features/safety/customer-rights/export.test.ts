import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { makeOldConversation, makeOldMonths } from '../../../testing/archive-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { plainPicture } from '../../../testing/make-attachments.ts'
import { readZip, rowsOf } from '../../../testing/read-zip.ts'
import { archiveMonths } from '../archive/archive-months.ts'
import { askErasure } from '../erasures/ask.ts'
import { rowsOfFile } from './exported-data.ts'

/** The host of a site, with one photo. */
const host = createServer(async (request, response) => {
  if (request.url === '/photo.png') response.end(await plainPicture(32, 20).png().toBuffer())
  else response.writeHead(404).end()
})
let test: TestApp
let address = ''

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a socket file.
  address = `127.0.0.1:${(host.address() as AddressInfo).port}`
  test = await startTestApp(undefined, { WEBHOOK_HOSTS: address })
  await makeOldMonths(test.db)
})
afterAll(async () => {
  await test.close()
  host.close()
})

/** A customer with archived messages, and words and photos in every class of the copy. */
async function makeWorld() {
  const world = await makeOldConversation(test.db)
  const { id, customer, operator } = world
  const run = (statement: string) => sql.raw(statement).execute(test.db)
  await run(`update messages set photo_url = 'http://${address}/photo.png' where id = ${world.old[0]}`)
  await run(`update messages set photo_url = 'http://${address}/gone.png' where id = ${world.old[2]}`)
  await run(
    `insert into customer_notes (customer_id, operator_id, body) values (${customer.id}, ${operator.id}, 'Likes tea')`,
  )
  await run(
    `insert into customer_facts (customer_id, field, value, operator_id) values (${customer.id}, 'job', '"Baker"', ${operator.id})`,
  )
  await run(`insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id)
    values (${id}, ${world.recent.id}, now(), 'customer', 'Has a dog', ${operator.id})`)
  await run(`insert into skips (conversation_id, operator_id, message_id, reason_words, language, siteowner_id)
    values (${id}, ${operator.id}, ${world.recent.id}, 'Rude words', 'en', ${world.siteowner.id})`)
  return world
}

describe('the copy of the data of a customer', () => {
  it('has the messages of both sides, also archived ones, what was written about them, and the photos', async () => {
    const world = await makeWorld()
    await archiveMonths({ owner: test.url, application: test.url }, '2025-01')
    await makeLevel(test.db, { id: 201, rights: ['customer_rights'] })
    const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 201 }))
    const answer = await admin('GET', `/api/customer-rights/${world.customer.id}/export?reason=customer`)
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = readZip(answer.rawPayload)
    expect(rowsOf(files, 'customer')).toMatchObject([
      { name: world.customer.name, external_id: world.customer.external_id },
    ])
    const messages = rowsOf(files, 'messages')
    expect(messages.map(({ id }) => id)).toEqual([...world.old, world.recent.id])
    expect(messages.map(({ from }) => from)).toEqual([
      'customer',
      'profile',
      'customer',
      'profile',
      'profile',
    ])
    expect(rowsOf(files, 'chats')).toMatchObject([{ id: world.id, messages: 5 }])
    expect(rowsOf(files, 'notes')).toMatchObject([{ body: 'Likes tea' }])
    expect(rowsOf(files, 'facts')).toMatchObject([{ field: 'job', value: 'Baker' }])
    expect(rowsOf(files, 'told_facts')).toMatchObject([{ body: 'Has a dog', about: 'customer' }])
    expect(rowsOf(files, 'skips')).toMatchObject([{ reason_words: 'Rude words' }])
    expect(rowsOf(files, 'ignores')).toEqual([])
    const page = files.get('copy.html')?.toString() ?? ''
    expect(page).toContain('<html lang="en">')
    for (const words of ['Likes tea', 'Has a dog', 'Rude words', '<h2>Notes</h2>', '<dt>Value</dt>'])
      expect(page).toContain(words)
    // Each field of each class has a label.
    expect(page).not.toMatch(/<dt>Detail<|<dt>\w+_\w+</)
    // The names of operators are those of other people.
    expect(answer.rawPayload.includes(world.operator.name)).toBe(false)

    const [first, , third] = world.old
    expect(JSON.parse(String(files.get('media.json')))).toMatchObject([
      { message_id: first, file: `media/${first}.webp` },
      { message_id: third, file: null, missing: 'photo_unavailable' },
    ])
    expect(files.get(`media/${first}.webp`)?.subarray(8, 12).toString()).toBe('WEBP')
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'customer.export')
      .where('subject_id', '=', world.customer.id)
      .select('siteowner_id')
      .execute()
    expect(entries).toEqual([{ siteowner_id: world.siteowner.id }])
  })

  it('has many messages in several files', async () => {
    const world = await makeOldConversation(test.db)
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body)
      select ${world.id}, ${world.siteowner.id}, 'in', 'chat', 'Word ' || n from generate_series(1, ${rowsOfFile}) n`.execute(
      test.db,
    )
    const site = await siteOf(world)
    const files = readZip((await site.copy()).rawPayload)
    expect([...files.keys()].filter((name) => name.startsWith('messages'))).toEqual([
      'messages-1.json',
      'messages-2.json',
    ])
    const ids = rowsOf(files, 'messages').map(({ id }) => id)
    expect(new Set(ids).size).toBe(rowsOfFile + 5)
  })

  it('says who wrote what the panel did not: the site in the name of the profile, and the customer before the panel', async () => {
    const world = await makeOldConversation(test.db)
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      values (${world.id}, ${world.siteowner.id}, 'site', 'chat', 'Welcome', '2020-01-01'),
        (${world.id}, ${world.siteowner.id}, 'past', 'chat', 'Hello there', '2020-01-02')`.execute(test.db)
    const site = await siteOf(world)
    expect(rowsOf(readZip((await site.copy()).rawPayload), 'messages').slice(-2)).toMatchObject([
      { from: 'profile', text: 'Welcome' },
      { from: 'customer', text: 'Hello there' },
    ])
  })

  it('is for the site of the customer only, and not after an erasure', async () => {
    const world = await makeOldConversation(test.db)
    const site = await siteOf(world)
    expect((await site.copy()).statusCode).toBe(200)
    const other = test.site((await makeSiteowner(test.db)).key)
    expect((await other('GET', site.path)).json().code).toBe('customer_not_found')
    await askErasure(test.db, test.secrets, { id: world.customer.id })
    expect((await site.copy()).json().code).toBe('customer_erased')
  })
})

async function siteOf(world: { siteowner: { id: number; key?: string }; customer: { external_id: string } }) {
  const call = test.site(String(world.siteowner.key))
  const path = `/site/v1/customers/${encodeURIComponent(world.customer.external_id)}/export`
  return { path, copy: () => call('GET', path) }
}
