import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'

const codeCount = 10
/** Crockford's base32: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Creates ten codes and removes all earlier ones. Only this returns them: the database has a keyed digest of each. */
export async function makeRecoveryCodes(tx: Tx, secrets: Secrets, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await tx.deleteFrom('recovery_codes').where('operator_id', '=', operatorId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashOf(secrets, code) })))
    .execute()
  await tx
    .updateTable('operators')
    .set({ recovery_codes_due: false })
    .where('id', '=', operatorId)
    .where('recovery_codes_due', '=', true)
    .execute()
  return codes
}

/** Whether a reset has removed the recovery codes, so that the next two-factor code makes new ones. */
export async function areCodesDue(tx: Tx, operatorId: number): Promise<boolean> {
  const { recovery_codes_due } = await tx
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .select('recovery_codes_due')
    .executeTakeFirstOrThrow()
  return recovery_codes_due
}

/** Uses up a code. @returns false when it is wrong or was already used */
export async function takeRecoveryCode(tx: Tx, secrets: Secrets, operatorId: number, code: string) {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(secrets, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** 80 random bits, 5 per character: `4gq7-x0m2-hd3k-9pqr`. */
function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % 32])
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** The digest of a code as people type it: in capitals, without dashes, or with the letter O for a zero. */
function hashOf(secrets: Secrets, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return secrets.sign('recovery code', plain)
}
