import { globSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { fillHistory } from './features/insight/history/fill.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { startNode, type TestApp } from './testing/app.ts'
import { makeLevel, makeOperator } from './testing/make.ts'
import { makeDataDir } from './testing/run-server.ts'
import { makeSite } from './testing/site.ts'

/** The programs of the embedded PostgreSQL, and of each that Debian's packages have installed. */
const each = [
  { name: 'the embedded PostgreSQL', programs: undefined },
  ...globSync('/usr/lib/postgresql/*/bin').map((programs) => ({ name: programs, programs })),
]

it.each(each)('the panel works on $name', async ({ programs }) => {
  const test = await startOn(programs)
  const { customer, call: site, message, post } = await makeSite(test)
  expect((await post(message({ text: 'Where do you walk?' }))).statusCode).toBe(200)

  await makeLevel(test.db, { id: 151, rights: ['reviews.view'] })
  const operator = await makeOperator(test.db, {
    permissions_id: 151,
    siteowner_ids: [customer.siteowner_id],
  })
  const call = await test.signedIn(operator)
  const { conversation, lease } = (await call('POST', '/api/queues/reply/claim', {})).json()
  const sent = await call(
    'POST',
    `/api/conversations/${conversation.id}/messages`,
    {
      lease_id: lease.id,
      epoch: lease.epoch,
      in_reply_to: conversation.in_reply_to,
      text: 'We walked in the gardens',
      next: 'reply',
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(sent.statusCode).toBe(200)
  const outbox = (await site('GET', '/site/v1/outbox')).json()
  expect(outbox.items).toMatchObject([{ text: 'We walked in the gardens' }])

  await fillHistory(test.db)
  expect((await call('GET', '/api/history?q=walked')).json().items).toHaveLength(1)
  expect((await call('GET', '/api/stats')).json().total).toMatchObject({ messages: 1 })
})

/** The panel on a new, migrated database of this PostgreSQL. */
async function startOn(programs: string | undefined): Promise<TestApp> {
  const postgres = await startEmbeddedPostgres(makeDataDir(), { settings: { fsync: 'off' }, programs })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database panel')
  await admin.end()
  const url = new URL(postgres.url)
  url.pathname = '/panel'
  await migrate(url.href)
  return startNode(url.href)
}
