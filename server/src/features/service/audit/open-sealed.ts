import type { AuditEntry } from '@panel/contract'
import { z } from 'zod'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { findCustomerKeys } from './customer-keys.ts'
import { purposeOfEntry } from './seal.ts'

const sealedDetails = z.looseObject({ sealed: z.object({ key: z.int(), data: z.string() }) })

type Sealed = { id: number; details: unknown }
export type Opened = { words: AuditEntry['words'] }

/** Decrypts the words of customers in these entries, for those who may read the audit log. */
export async function openSealed<Row extends Sealed>(
  db: Db,
  secrets: Secrets,
  rows: Row[],
): Promise<(Row & Opened)[]> {
  const sealed = new Map(
    rows.flatMap((row) => {
      const { data } = sealedDetails.safeParse(row.details)
      return data ? [[row.id, data]] : []
    }),
  )
  const keys = await findCustomerKeys(db, secrets, [
    ...new Set([...sealed.values()].map((details) => details.sealed.key)),
  ])
  return rows.map((row) => {
    const found = sealed.get(row.id)
    if (!found) return { ...row, words: 'readable' }
    const { sealed: words, ...details } = found
    const key = keys.get(words.key)
    if (!key) return { ...row, details, words: 'erased' }
    const text = key === 'other' ? undefined : decryptWords(key, row.id, words.data)
    if (text === undefined) return { ...row, details, words: 'unreadable' }
    return { ...row, details: JSON.parse(text), words: 'readable' }
  })
}

/** Undefined when these are not the words that were encrypted for this entry: somebody has changed them. */
function decryptWords(key: Secrets, id: number, data: string): string | undefined {
  try {
    return key.decrypt(purposeOfEntry(id), Buffer.from(data, 'base64'))
  } catch {
    return undefined
  }
}
