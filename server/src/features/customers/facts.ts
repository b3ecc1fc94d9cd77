import { type CustomerProfile, interestsIn } from '@panel/contract'
import type { StoredEdit } from './profile-columns.ts'

export type Facts = CustomerProfile['facts']
export type FactValue = Facts[string]

/** A customer as the site gave them. */
export type SiteCustomer = { name: string; birthday: string | null; facts: unknown }

/** What the site says of a field; null when it says nothing. */
export function siteValue(customer: SiteCustomer, field: string): FactValue | null {
  // The cast: facts were parsed when they came in.
  const facts = customer.facts as Facts
  if (field === 'name') return customer.name
  if (field === 'birthday' && customer.birthday) return customer.birthday
  const value = facts[field] ?? null
  return value === '' ? null : value
}

/** What operators see of a field: what one of them wrote, else what the site says. */
export function shownValue(
  customer: SiteCustomer,
  edits: Pick<StoredEdit, 'field' | 'value'>[],
  field: string,
): FactValue | null {
  const edit = edits.find((each) => each.field === field)
  // The cast: an edit was parsed when it came in.
  return edit ? (edit.value as FactValue | null) : siteValue(customer, field)
}

/** The site has said something else since an operator wrote the field. */
export function newerOfSite(customer: SiteCustomer, edit: StoredEdit): FactValue | null {
  const now = siteValue(customer, edit.field)
  const isNew = !isSame(edit.field, now, edit.site_value) && !isSame(edit.field, now, edit.value)
  return isNew ? now : null
}

/** Whether two values of a field say the same. Interests do in any spelling of their codes. */
export function isSame(field: string, one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => {
    if (field === 'interests') return interestsIn(value)
    return value === '' || value === undefined ? null : value
  }
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/** The site's facts with those of the operators over them. Name and birthday stand beside the facts. */
export function shownFacts(customer: SiteCustomer, edits: Pick<StoredEdit, 'field' | 'value'>[]): Facts {
  // The casts: facts and edits were parsed when they came in.
  const facts = { ...(customer.facts as Facts) }
  for (const { field, value } of edits) {
    if (value === null || field === 'name' || field === 'birthday') delete facts[field]
    else facts[field] = value as FactValue
  }
  return facts
}
