import { run } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { askErasure } from './features/safety/erasures/ask.ts'
import { eraseCustomers } from './features/safety/erasures/work.ts'
import { chainAudit } from './features/service/audit/chain.ts'
import { verifyAudit } from './features/service/audit/verify.ts'
import { openDatabase } from './platform/database.ts'
import {
  canChangeAudit,
  makeEmbeddedRoles,
  transferObjects,
  transferToOwner,
} from './platform/database-roles.ts'
import { addressOf, readCluster } from './platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { secretsFrom } from './platform/secrets.ts'
import { createTestDatabase } from './testing/database.ts'
import { makeOperator, testPassword } from './testing/make.ts'
import { makeWaiting } from './testing/make-conversations.ts'
import { connectTo, expectReady, makeDataDir, makeMigratedDataDir, runServer } from './testing/run-server.ts'

// The tests start whole servers and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const settings = { fsync: 'off', shared_buffers: '16MB' }

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const audited = "insert into audit_log (action, subject_type) values ('session.open', 'operator')"

/** What somebody who can run SQL as the application would try. */
const attempts = [
  "update audit_log set action = 'nothing'",
  'delete from audit_log',
  "set panel.prunes = 'on'; delete from audit_log",
  'truncate audit_log',
  'drop table audit_log',
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_append_only on audit_log',
  'create or replace function refuse_change() returns trigger language plpgsql as $$begin return new; end$$',
  'alter table audit_log owner to panel',
  'set role panel_owner',
  'drop schema public cascade',
  'drop table messages',
  'delete from migrations',
  'select from archive.messages',
  'delete from archive.messages',
  'select from audit.audit_log_later',
  'delete from audit.audit_log_later',
  'delete from audit.chain',
  'select remove_audit_entries(now())',
  'alter table audit_keys disable trigger all',
  "select make_audit_partition('own', '(minvalue) to (maxvalue)')",
  'alter table audit_log detach partition audit.audit_log_later',
]

async function expectOnlyAppending(application: string) {
  const client = await connect(application)
  await client.query(audited)
  for (const attempt of attempts) {
    const refused = await client.query(attempt).catch((error: unknown) => error)
    // insufficient_privilege
    expect(refused, attempt).toMatchObject({ code: '42501' })
  }
  expect((await client.query('select from audit_log')).rowCount).toBeGreaterThan(0)
}

/** The tables, functions and schemas of the panel that do not belong to the owner. */
async function strangersIn(client: pg.Client) {
  const { rows } = await client.query(`
    select oid::regclass::text as name, relowner::regrole::text as owner from pg_class
    where relnamespace = 'public'::regnamespace and relowner <> 'panel_owner'::regrole
    union all
    select oid::regprocedure::text, proowner::regrole::text from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> 'panel_owner'::regrole
      -- Functions of an extension belong to who may install it.
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`)
  return rows
}

const rolesOf = (dataDir: string) => {
  const cluster = readCluster(dataDir)
  if (!cluster) throw new Error(`There is no PostgreSQL in ${dataDir}`)
  return makeEmbeddedRoles(addressOf(cluster))
}

describe('the embedded database', () => {
  it('has two roles: the application can insert into the audit log, but not change or empty it', async () => {
    const folder = makeMigratedDataDir()
    const server = runServer(folder)
    await expectReady(await server.address())
    const { application } = await rolesOf(folder)
    await expectOnlyAppending(application)
    expect(await strangersIn(await connectTo(folder))).toEqual([])
  })

  it('whose objects a superuser has created, as a restore does, keeps its rows and gets both roles', async () => {
    const folder = makeDataDir()
    const postgres = await startEmbeddedPostgres(folder, { settings })
    await migrate(postgres.url)
    const before = openDatabase(postgres.url, { size: 1 })
    const { login } = await makeOperator(before.db)
    await before.db
      .insertInto('audit_log')
      .values({ action: 'session.open', subject_type: 'operator' })
      .execute()
    await before.close()
    const server = runServer(folder)
    const address = await server.address()
    await expectReady(address)
    const signedIn = await fetch(`${address}/api/user.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ login, password: testPassword }),
    })
    expect(signedIn.status).toBe(200)
    const superuser = await connectTo(folder)
    expect(await strangersIn(superuser)).toEqual([])
    expect((await superuser.query('select from audit_log')).rowCount).toBe(2)
    await expectOnlyAppending((await rolesOf(folder)).application)
  })
})

describe('an external database', () => {
  it('with an owner is migrated by the owner, also if it belonged to the application before; jobs and partitions still work', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const admin = await connect(url)
    const { owner, application } = await makeRoles(admin, url)
    expect(await migrate(owner, application)).toBe(0)
    const client = await connect(application)
    expect((await client.query('select make_message_partitions(5) as made')).rows).toEqual([{ made: 2 }])
    expect((await client.query('select make_audit_partitions(5) as made')).rows).toEqual([{ made: 3 }])
    let ran = 0
    const taskList = { count: () => void ran++ }
    const runner = await run({ connectionString: application, taskList, noHandleSignals: true })
    await runner.addJob('count', {})
    await expect.poll(() => ran).toBe(1)
    await runner.stop()
    await client.query(audited)
    await expect(client.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' })
    const pruner = await connect(owner)
    await expect(pruner.query('delete from audit_log')).rejects.toThrow('append-only')
    await pruner.query("set panel.prunes = 'on'")
    expect((await pruner.query('delete from audit_log')).rowCount).toBe(1)
    // The next start finds nothing to do, and nothing is lost.
    expect(await migrate(owner, application)).toBe(0)
    expect(await canChangeAudit(application)).toBe(false)
  })

  it('with an owner erases customers as the application, and the words in the audit log only for those', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const { owner, application } = await makeRoles(await connect(url), url)
    await migrate(owner, application)
    const { db, close } = openDatabase(application, { size: 2 })
    onTestFinished(close)
    const { customer } = await makeWaiting(db, { text: 'I live in Zwolle' })
    const entry = sql`insert into audit_log (action, subject_type, subject_id, details)
      values ('customer.edit', 'customer', ${customer.id}, '{"after": {"city": "Zwolle"}}')`
    await entry.execute(db)
    await expect(sql`select erase_audit_words(${customer.id}, 10)`.execute(db)).rejects.toThrow(
      'not being erased',
    )
    const secrets = secretsFrom(Buffer.alloc(32))
    expect(await chainAudit(db, secrets)).toBe(1)
    await sql`select seal_audit_entries(jsonb_agg(to_jsonb(a))) from audit_log a`.execute(db)
    await entry.execute(db)
    await askErasure(db, secrets, { id: customer.id })
    await eraseCustomers(db)
    expect(await verifyAudit(owner)).toMatchObject({ entries: 1, fault: null })
    const left = await sql`select from audit_log where details::text ~ 'Zwolle' union all
      select from all_messages where body ~ 'Zwolle'`.execute(db)
    expect(left.rows).toEqual([])
    const change = sql`with erases as materialized (select set_config('panel.erases', 'on', true))
      update audit_log set details = '{}' from erases`
    await expect(change.execute(db)).rejects.toMatchObject({ code: '42501' })
  })

  it('can be used while the owner takes it over', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const { owner, application } = await makeRoles(await connect(url), url)
    const [worker, observer] = [await connect(application), await connect(url)]
    // The owner does not get the lock of one object; the others belong to the owner already.
    await worker.query('begin; select from skips')
    const taking = transferToOwner({ owner, application })
    await expect
      .poll(
        async () =>
          (
            await observer.query(
              "select relowner::regrole::text = current_user as same, relowner::regrole::text as owner from pg_class where oid = 'siteowners'::regclass",
            )
          ).rows[0].owner,
      )
      .toBe(decodeURIComponent(new URL(owner).username))
    await worker.query("insert into siteowners (name) values ('Works on')")
    await worker.query('commit')
    await taking
    const { rows } = await observer.query(
      "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S')",
    )
    for (const { name } of rows) await worker.query(`select from ${name}`)
    await worker.query("insert into siteowners (name) values ('Works on again')")
  })

  it('without an owner works as before, and production logs that the audit log could be changed', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://panel.internal', DATABASE_URL: url }
    const server = runServer(makeDataDir(), production)
    const [, port] = await server.line(/listens on port (\d+)/)
    await expectReady(`http://127.0.0.1:${port}`)
    expect(server.lines).toContain(
      'DATABASE_OWNER_URL is not set: the role of DATABASE_URL can change the audit log.',
    )
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

/** As in `docs/operations.md`, for a database that belonged to the application. */
async function makeRoles(admin: pg.Client, url: string) {
  const name = new URL(url).pathname.slice(1)
  const addressOfRole = (role: string) => {
    const address = new URL(url)
    address.username = `${role}_${name}`
    address.password = 'secret'
    return address
  }
  const [owner, application] = [addressOfRole('owner'), addressOfRole('panel')]
  for (const { username } of [application, owner])
    await admin.query(`create role ${username} login password 'secret'`)
  for (const schema of ['public', 'archive', 'audit', 'graphile_worker'])
    await transferObjects(admin, application.username, schema)
  await admin.query(`grant ${application.username} to ${owner.username}`)
  await admin.query(`alter database ${name} owner to ${owner.username}`)
  return { owner: owner.href, application: application.href }
}
