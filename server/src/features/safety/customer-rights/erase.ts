import { type CustomerRights, issueAt, type RightsReason, visibleText } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { askErasure } from '../erasures/ask.ts'
import { findRights } from './find-rights.ts'
import { requireCustomer } from './require-customer.ts'

/**
 * Erases a customer whose name the operator has typed. A repeated request has the same answer.
 * @throws {AppError} `customer_not_found`, `invalid_input`, `legal_hold`, `escalation_open`
 */
export async function eraseCustomer(
  db: Db,
  secrets: Secrets,
  operator: Operator,
  { id, name, reason }: { id: number; name: string; reason: RightsReason },
): Promise<CustomerRights> {
  await transaction(db, async (tx) => {
    await tx.selectFrom('customers').where('id', '=', id).select('id').forUpdate().execute()
    const customer = await requireCustomer(tx, operator, id)
    if (customer.erasure_id !== null) return
    if (plain(name) !== plain(customer.name)) throw new InvalidInput([issueAt('name', 'wrong_name')])
    await askErasure(tx, secrets, { id }, { operatorId: operator.id, reason })
  })
  return findRights(db, operator, id)
}

/** The same name typed on another keyboard. */
const plain = (name: string) => visibleText(name).normalize('NFC').trim().replace(/\s+/g, ' ')
