import {
  type BodyOf,
  type editCustomer as endpoint,
  interestsIn,
  issueAt,
  type WrittenFacts,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { requireWords } from '../../settings/word-lists/require-words.ts'
import { announceCustomer } from './announce-customer.ts'
import { type FactValue, isSame, type SiteCustomer, shownValue, siteValue } from './facts.ts'
import { lockCustomers } from './holds.ts'
import { loadProfile } from './load-profile.ts'
import type { ProfileRow } from './present.ts'
import { requireVisibleCustomer } from './require-visible.ts'
import { setAlert } from './set-alert.ts'

type Edit = BodyOf<typeof endpoint>

/**
 * Edits the facts of a customer. An operator's value has priority over the site's present and later values.
 * @throws {AppError} `customer_not_found`, `edited_meanwhile` when a stored value is not the one that the operator saw
 */
export async function editCustomer(db: Db, operator: Operator, id: number, edit: Edit): Promise<ProfileRow> {
  const { facts = {}, alert } = edit
  return transaction(db, async (tx) => {
    const { siteowner_id } = await requireVisibleCustomer(tx, operator, id)
    await lockCustomers(tx, [id])
    const known = await loadProfile(tx, id)
    requireUnchanged(known, edit, operator)
    await requireKnownInterests(tx, known, facts)
    const fields = await writeFacts(tx, known, facts, operator.id)
    if (fields.length > 0) {
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: siteowner_id,
        action: 'customer.edit',
        subject: { type: 'customer', id },
        details: { fields },
      })
      await announceCustomer(tx, id)
    }
    if (alert !== undefined) await setAlert(tx, id, alert, operator)
    return loadProfile(tx, id)
  })
}

const siteOf = (row: ProfileRow): SiteCustomer => ({
  name: row.customer_name,
  birthday: row.birthday,
  facts: row.customer_facts ?? {},
})

/**
 * Refuses when a value is not the one that the operator saw, with the field and the operator who changed it (null for the
 * site). A stored value that equals the new one is accepted, because a request can be repeated.
 */
function requireUnchanged(row: ProfileRow, { facts, alert, seen }: Edit, viewer: Operator) {
  const written: Record<string, unknown> = facts ?? {}
  const changed = Object.entries(seen?.facts ?? {}).find(([field, value]) => {
    const now = shownValue(siteOf(row), row.edits, field)
    return !isSame(field, value, now) && !isSame(field, written[field], now)
  })
  if (changed) {
    const edit = row.edits.find(({ field }) => field === changed[0])
    const by = edit ? presentOperator(viewer, { id: edit.operator_id, name: edit.operator_name }) : null
    throw editedMeanwhile(`facts.${changed[0]}`, by)
  }
  if (seen?.alert === undefined || isSame('alert', seen.alert, row.alert)) return
  if (isSame('alert', alert?.trim(), row.alert)) return
  const { alert_by: id, alert_author: author } = row
  throw editedMeanwhile('alert', id && author ? presentOperator(viewer, { id, name: author.name }) : null)
}

const editedMeanwhile = (path: string, by: { id: number; name: string | null } | null) =>
  new AppError('edited_meanwhile', { by, issues: [issueAt(path, 'changed_meanwhile')] })

/** Operators can choose only tags; other words, and retired tags, are those that the customer has. */
const requireKnownInterests = (tx: Tx, row: ProfileRow, facts: WrittenFacts) =>
  requireWords(tx, 'interests', {
    field: 'interests',
    chosen: interestsIn(facts.interests),
    known: [
      ...interestsIn(shownValue(siteOf(row), row.edits, 'interests')),
      ...interestsIn(siteValue(siteOf(row), 'interests')),
    ],
  })

/** Writes the values that differ. @returns the names of their fields */
async function writeFacts(
  tx: Tx,
  row: ProfileRow,
  facts: WrittenFacts,
  operatorId: number,
): Promise<string[]> {
  const site = siteOf(row)
  const written: string[] = []
  for (const [field, given] of Object.entries(facts)) {
    const value = field === 'interests' ? listOrNull(interestsIn(given)) : (given ?? null)
    const known = row.edits.find((edit) => edit.field === field)
    const siteValueAtEdit = siteValue(site, field)
    const isSiteValue = isSame(field, value, siteValueAtEdit) || (field === 'name' && value === null)
    // The value is stored again although it did not change: the operator has seen the site's newer value and keeps this one.
    const isStored = known
      ? isSame(field, known.value, value) && isSame(field, known.site_value, siteValueAtEdit)
      : isSiteValue
    if (isStored) continue
    if (isSiteValue) await deleteEdit(tx, row.customer_id, field)
    else await storeEdit(tx, { customerId: row.customer_id, field, value, siteValueAtEdit, operatorId })
    written.push(field)
  }
  return written
}

const listOrNull = (words: string[]) => (words.length > 0 ? words : null)

async function deleteEdit(tx: Tx, customerId: number, field: string) {
  await tx
    .deleteFrom('customer_facts')
    .where('customer_id', '=', customerId)
    .where('field', '=', field)
    .execute()
}

type NewEdit = {
  customerId: number
  field: string
  value: FactValue | null
  siteValueAtEdit: FactValue | null
  operatorId: number
}

async function storeEdit(tx: Tx, { customerId, field, value, siteValueAtEdit, operatorId }: NewEdit) {
  const row = {
    value: value === null ? null : JSON.stringify(value),
    site_value: siteValueAtEdit === null ? null : JSON.stringify(siteValueAtEdit),
    operator_id: operatorId,
    updated_at: sql<string>`now()`,
  }
  await tx
    .insertInto('customer_facts')
    .values({ customer_id: customerId, field, ...row })
    .onConflict((c) => c.columns(['customer_id', 'field']).doUpdateSet(row))
    .execute()
}
