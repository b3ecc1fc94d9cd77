import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { type Secrets, secretsFrom } from '../../../platform/secrets.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'

/** A key with which the words of a customer in the audit log are encrypted. */
export type CustomerKey = { id: number; key: Secrets }

/** The key in the database was encrypted with another SECRET_KEY. */
export class OtherSecretKey extends Error {
  constructor(customerId: number) {
    super(
      `The key of customer ${customerId} in the audit log was encrypted with another SECRET_KEY. Start the panel with that SECRET_KEY; if it is lost, run npm run audit:verify -- --new-keys`,
    )
  }
}

const purposeOf = (customerId: number) => `audit_keys of customer ${customerId}`

/**
 * The keys of these customers; new ones where there are none. An erased customer has none.
 * @throws {OtherSecretKey}
 */
export async function useCustomerKeys(
  tx: Tx,
  secrets: Secrets,
  customerIds: number[],
): Promise<Map<number, CustomerKey>> {
  const found = await findUsed(tx, secrets, customerIds)
  const missing = customerIds.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  // An erasure locks the customer first: either it has a row now, or it destroys the key that is made here.
  await lockCustomers(tx, missing)
  const erased = await tx
    .selectFrom('erasures')
    .where(sql<boolean>`customer_id = any(${missing}::bigint[])`)
    .select('customer_id')
    .execute()
  const wanted = missing.filter((id) => !erased.some(({ customer_id }) => customer_id === id))
  if (wanted.length > 0)
    await tx
      .insertInto('audit_keys')
      .values(wanted.map((id) => ({ customer_id: id, encrypted: encryptKey(secrets, id) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return new Map([...found, ...(await findUsed(tx, secrets, wanted))])
}

async function findUsed(tx: Tx, secrets: Secrets, customerIds: number[]) {
  const rows = await tx
    .selectFrom('audit_keys')
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .where('destroyed_at', 'is', null)
    .where('lost_at', 'is', null)
    .select(['id', 'customer_id', 'encrypted'])
    .execute()
  return new Map(
    rows.map(({ id, customer_id, encrypted }) => {
      const key = encrypted && decryptKey(secrets, customer_id, encrypted)
      if (!key) throw new OtherSecretKey(customer_id)
      return [customer_id, { id, key }]
    }),
  )
}

/** These keys by their ids: null when the key is destroyed, `other` when it was encrypted with another SECRET_KEY. */
export async function findCustomerKeys(
  db: Db,
  secrets: Secrets,
  ids: number[],
): Promise<Map<number, Secrets | null | 'other'>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit_keys')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'customer_id', 'encrypted'])
    .execute()
  return new Map(
    rows.map(({ id, customer_id, encrypted }) => [
      id,
      encrypted && (decryptKey(secrets, customer_id, encrypted) ?? 'other'),
    ]),
  )
}

/** Gives up the keys that this SECRET_KEY cannot decrypt, so that the customers get new ones. @returns their number */
export async function giveUpKeys(db: Db, secrets: Secrets): Promise<number> {
  let given = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('audit_keys')
      .where('id', '>', after)
      .where('destroyed_at', 'is', null)
      .where('lost_at', 'is', null)
      .select(['id', 'customer_id', 'encrypted'])
      .orderBy('id')
      .limit(1_000)
      .execute()
    const [last] = rows.slice(-1)
    if (!last) return given
    after = last.id
    const lost = rows.filter(
      ({ customer_id, encrypted }) => encrypted && !decryptKey(secrets, customer_id, encrypted),
    )
    for (const { id } of lost)
      await db.updateTable('audit_keys').set({ lost_at: sql<string>`now()` }).where('id', '=', id).execute()
    given += lost.length
  }
}

const encryptKey = (secrets: Secrets, customerId: number) =>
  secrets.encrypt(purposeOf(customerId), randomBytes(32).toString('base64'))

function decryptKey(secrets: Secrets, customerId: number, encrypted: Buffer): Secrets | undefined {
  try {
    return secretsFrom(Buffer.from(secrets.decrypt(purposeOf(customerId), encrypted), 'base64'))
  } catch {
    return undefined
  }
}
