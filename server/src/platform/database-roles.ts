import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { Config } from './config.ts'
import { withShortLocks } from './short-locks.ts'
import { withClient } from './with-client.ts'

/** The URLs of the panel's database, for the owner role and for the application role. */
export type DatabaseAddresses = {
  /** For migrations and for pruning. Equal to `application` if there is only one role. */
  owner: string
  application: string
}

/** The URLs of an external database. */
export function externalDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
): DatabaseAddresses {
  const application = config.DATABASE_URL ?? ''
  return { owner: config.DATABASE_OWNER_URL ?? application, application }
}

/**
 * The schemas of the owner. The application reads archived messages only through views and functions, and reaches the partitions of
 * the audit log only through `audit_log`.
 */
const ownedSchemas = ['public', 'archive', 'audit']

/** The roles of the embedded database. */
const embedded = { owner: 'panel_owner', application: 'panel' }

/**
 * Creates both roles of an embedded database, and gives the owner what the superuser has created, for example by restoring a backup.
 * @param url the URL of its superuser
 */
export async function makeEmbeddedRoles(url: string): Promise<DatabaseAddresses> {
  const superuser = new URL(url)
  const addressOf = (role: string) => {
    const address = new URL(url)
    address.username = role
    // Somebody who learns the application's password must not learn the owner's.
    address.password = createHmac('sha256', superuser.password).update(role).digest('base64url')
    return address
  }
  const [owner, application] = [addressOf(embedded.owner), addressOf(embedded.application)]
  await oneAfterTheOther(url, async (client) => {
    for (const { username, password } of [owner, application]) await makeRole(client, username, password)
    await client.query(`grant ${embedded.application} to ${embedded.owner}`)
    const database = pg.escapeIdentifier(superuser.pathname.slice(1))
    await client.query(`alter database ${database} owner to ${embedded.owner}`)
    for (const schema of ownedSchemas) await transferObjects(client, embedded.owner, schema)
    await transferObjects(client, embedded.application, 'graphile_worker')
  })
  return { owner: owner.href, application: application.href }
}

async function makeRole(client: pg.Client, name: string, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0)
    await client.query(`create role ${name} login`).catch((error: unknown) => {
      // Another server on the same data has created it first.
      if (!(error instanceof pg.DatabaseError) || !/^(42710|23505)$/.test(error.code ?? '')) throw error
    })
  await client.query(`alter role ${name} login password ${pg.escapeLiteral(password)}`)
}

/**
 * The owner takes over the objects that the application created when there was one role. It must be a member of the
 * application's role. Nodes of the previous release, which use the application's role, continue to work.
 */
export async function transferToOwner({ owner, application }: DatabaseAddresses) {
  const [role, user] = [owner, application].map((url) => decodeURIComponent(new URL(url).username))
  await oneAfterTheOther(owner, async (client) => {
    for (const schema of ownedSchemas)
      await transferObjects(client, String(role), schema, schema === 'public' ? user : undefined)
  })
}

/**
 * Grants the application what it needs: to read and write rows, but not to change tables or audit entries. Its jobs have their
 * own schema.
 */
export async function grantApplication({ owner, application }: DatabaseAddresses) {
  const role = decodeURIComponent(new URL(application).username)
  await oneAfterTheOther(owner, async (client) => {
    await transferObjects(client, role, 'graphile_worker')
    const to = pg.escapeIdentifier(role)
    await client.query(`
      grant usage on schema public to ${to};
      grant select, insert, update, delete on all tables in schema public to ${to};
      grant usage, select, update on all sequences in schema public to ${to};
      revoke update, delete, truncate on audit_log from ${to};
      revoke insert, update, delete, truncate on migrations from ${to}`)
  })
}

/** Objects of a schema that another role owns, in the syntax of `alter … owner to`. */
const objectsOfOthers = `
  select * from (
  select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where nspname = $1 and nspname <> 'public' and nspowner <> $2::regrole
  union all
  select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
    oid::regclass::text
  from pg_class c
  where relnamespace = to_regnamespace($1) and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> $2::regrole
    -- The sequence of a column moves with its table.
    and not exists (select from pg_depend d where d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i'))
  union all
  select case prokind when 'p' then 'procedure' else 'function' end, oid::regprocedure::text from pg_proc p
  where pronamespace = to_regnamespace($1) and proowner <> $2::regrole
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'type', oid::regtype::text from pg_type
  where typnamespace = to_regnamespace($1) and typowner <> $2::regrole and typtype in ('e', 'd')
    or typnamespace = to_regnamespace($1) and typowner <> $2::regrole and typtype = 'c'
      and exists (select from pg_class where oid = typrelid and relkind = 'c')
  ) found order by kind <> 'schema', kind, name`

/** The privileges for reading and writing rows. */
const grantsOn: Record<string, (name: string, to: string) => string> = {
  sequence: (name, to) => `grant usage, select, update on sequence ${name} to ${to}`,
  view: (name, to) => `grant select on ${name} to ${to}`,
  // Also on sequences of columns, which moved with their table.
  table: (name, to) => `grant select, insert, update, delete on ${name} to ${to};
    do $$ declare sequence regclass; begin
      for sequence in select d.objid from pg_depend d join pg_class c on c.oid = d.objid
        where d.refobjid = '${name}'::regclass and d.classid = 'pg_class'::regclass and c.relkind = 'S' and d.deptype in ('a', 'i')
      loop execute format('grant usage, select, update on sequence %s to ${to}', sequence); end loop;
    end $$`,
}

/**
 * Transfers the objects of a schema to a role, each in its own short lock, so that nodes of the previous release continue to
 * work.
 * @param user a role that keeps the right to read and write rows
 */
export async function transferObjects(client: pg.Client, role: string, schema: string, user?: string) {
  const { rows } = await client.query<{ kind: string; name: string }>(objectsOfOthers, [
    schema,
    pg.escapeIdentifier(role),
  ])
  for (const { kind, name } of rows) {
    const transfer = `alter ${kind} ${name} owner to ${pg.escapeIdentifier(role)}`
    // Statements in one message are one transaction, so no other session sees the table without the grant.
    const grant = user === undefined ? '' : `; ${grantsOn[kind]?.(name, pg.escapeIdentifier(user)) ?? ''}`
    await withShortLocks(client, () => client.query(transfer + grant))
  }
}

/** Whether the application's role could change the audit log: it owns a table of it, or is a superuser. */
export async function canChangeAudit(application: string): Promise<boolean> {
  return oneAfterTheOther(application, async (client) => {
    const { rows } = await client.query<{ can: boolean }>(`
      select bool_or(pg_has_role(relowner, 'usage') or has_table_privilege(c.oid, 'update, delete, truncate')) as can
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid
      where 'audit_log'::regclass in (c.oid, i.inhparent)`)
    return rows[0]?.can ?? false
  })
}

/** If several nodes start together, one works and the others wait. */
const oneAfterTheOther = <T>(url: string, work: (client: pg.Client) => Promise<T>) =>
  withClient(url, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('database_roles'))`)
    return work(client)
  })
