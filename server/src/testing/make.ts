import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Customers, Operators, Permissions, Profiles, Siteowners } from '../platform/database-types.ts'
import { digestOf } from '../platform/secrets.ts'

// Several test files may share a database.
const prefix = randomUUID().slice(0, 8)
let count = 0
const next = () => `${prefix}-${++count}`

/** The password of every operator that tests create. */
export const testPassword = 'test-password'
// A cheap hash, so that tests do not wait for it.
const testPasswordHash = hash(testPassword, { memoryCost: 1024, timeCost: 1 })

/** Creates an account level, or sets the rights of an existing one. */
export async function makeLevel(db: Db, level: Partial<Insertable<Permissions>> & { id: number }) {
  return db
    .insertInto('permissions')
    .values({ name: `Level ${level.id}`, ...level })
    .onConflict((c) => c.column('id').doUpdateSet({ name: `Level ${level.id}`, ...level }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An operator of team 22 at level 100, with all languages. */
export async function makeOperator(db: Db, own: Partial<Insertable<Operators>> = {}) {
  const team_id = own.team_id ?? 22
  const permissions_id = own.permissions_id ?? 100
  await db
    .insertInto('teams')
    .values({ id: team_id, name: `Team ${team_id}` })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('permissions')
    .values({ id: permissions_id, name: `Level ${permissions_id}` })
    .onConflict((c) => c.doNothing())
    .execute()
  const number = next()
  return db
    .insertInto('operators')
    .values({
      login: `operator${number}`,
      name: `Operator ${number}`,
      password_hash: await testPasswordHash,
      languages: ['nl', 'it', 'pl', 'es', 'en', 'fr'],
      totp_enrolled_at: new Date().toISOString(),
      // Kept for a level that manages operators only.
      manages_since: '2020-01-01T00:00:00Z',
      ...own,
      team_id,
      permissions_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A site owner with one bearer key, whose customers count as told with whatever version a test names. */
export async function makeSiteowner(db: Db, own: Partial<Insertable<Siteowners>> = {}) {
  const number = next()
  const siteowner = await db
    .insertInto('siteowners')
    .values({ name: `Site owner ${number}`, accepts_unknown_disclosures: true, ...own })
    .returningAll()
    .executeTakeFirstOrThrow()
  const key = `test-site-key-${siteowner.id}-${number}`
  await db
    .insertInto('site_keys')
    .values({ siteowner_id: siteowner.id, name: 'test', key_hash: digestOf(key) })
    .execute()
  return { ...siteowner, key }
}

/** A customer with a disclosure about fictional profiles. */
export async function makeCustomer(db: Db, own: Partial<Insertable<Customers>> & { siteowner_id: number }) {
  const number = next()
  return db
    .insertInto('customers')
    .values({
      external_id: `customer-${number}`,
      name: `Customer ${number}`,
      language: 'en',
      member_type: 'premium',
      credits: 50,
      disclosure_version: 'v4',
      disclosure_shown_at: '2026-01-01T00:00:00Z',
      ...own,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function makeProfile(db: Db, own: Partial<Insertable<Profiles>> & { siteowner_id: number }) {
  const number = next()
  return db
    .insertInto('profiles')
    .values({
      external_id: `profile-${number}`,
      name: `Profile ${number}`,
      age: 40,
      city: 'York',
      gender: 'female',
      language: 'en',
      ...own,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
