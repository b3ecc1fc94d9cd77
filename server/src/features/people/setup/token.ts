import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { digestOf, type Secrets } from '../../../platform/secrets.ts'

/**
 * Opens the setup of a panel that has no operator, at the start of a node.
 * @returns the token to print, the same on every node and after a restart; null when the panel is set up
 */
export async function openSetup(db: Db, secrets: Secrets): Promise<string | null> {
  await sql`
    insert into setup (only_row) select true where not exists (select from operators)
    on conflict do nothing`.execute(db)
  const setup = await findOpenSetup(db)
  return setup && tokenOf(secrets, setup.nonce)
}

/** The setup while there is no operator. */
export async function findOpenSetup(db: Db): Promise<{ nonce: string } | null> {
  const setup = await db
    .selectFrom('setup')
    .where('operator_id', 'is', null)
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('operators').select('id'))))
    .select('nonce')
    .executeTakeFirst()
  return setup ?? null
}

/**
 * Whether the first admin can still be created. A setup that is over never opens again, so the answer is remembered.
 */
export function rememberSetup(db: Db): () => Promise<boolean> {
  let isOver = false
  return async () => {
    if (isOver) return false
    isOver = (await findOpenSetup(db)) === null
    return !isOver
  }
}

/** 256 bits in base64url. */
const tokenOf = (secrets: Secrets, nonce: string) => secrets.sign('setup token', nonce).toString('base64url')

/** Compares in a time that does not depend on the given text. */
export const isToken = (secrets: Secrets, nonce: string, given: string) =>
  timingSafeEqual(digestOf(given), digestOf(tokenOf(secrets, nonce)))

/** What a node prints while there is no operator. */
export const setupLines = (token: string, panel: string) => [
  `This panel has no admin yet. Open ${new URL('/setup', panel)} and enter this token:`,
  `  ${token}`,
]
