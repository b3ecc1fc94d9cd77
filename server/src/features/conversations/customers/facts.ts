import { type CustomerProfile, interestsIn } from '@panel/contract'
import type { StoredEdit } from './profile-columns.ts'

export type Facts = CustomerProfile['facts']
export type FactValue = Facts[string]

/** A customer with the site's values. */
export type SiteCustomer = { name: string; birthday: string | null; facts: unknown }

/** The site's value of a field; null when there is none. */
export function siteValue(customer: SiteCustomer, field: string): FactValue | null {
  // The cast: facts were validated when they were stored.
  const facts = customer.facts as Facts
  if (field === 'name') return customer.name
  if (field === 'birthday' && customer.birthday) return customer.birthday
  const value = facts[field] ?? null
  return value === '' ? null : value
}

/** The value of a field that operators see: an operator's edit, otherwise the site's value. */
export function shownValue(
  customer: SiteCustomer,
  edits: Pick<StoredEdit, 'field' | 'value'>[],
  field: string,
): FactValue | null {
  const edit = edits.find((each) => each.field === field)
  // The cast: an edit was validated when it was stored.
  return edit ? (edit.value as FactValue | null) : siteValue(customer, field)
}

/** The site's value, if it has changed since an operator edited the field. */
export function newerSiteValue(customer: SiteCustomer, edit: StoredEdit): FactValue | null {
  const now = siteValue(customer, edit.field)
  const isNew = !isSame(edit.field, now, edit.site_value) && !isSame(edit.field, now, edit.value)
  return isNew ? now : null
}

/** Whether two values of a field are equal. Interests are compared by their codes. */
export function isSame(field: string, one: unknown, other: unknown): boolean {
  const normalized = (value: unknown) => {
    if (field === 'interests') return interestsIn(value)
    return value === '' || value === undefined ? null : value
  }
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))
}

/** The site's facts with the operators' edits. Name and birthday are separate fields. */
export function shownFacts(customer: SiteCustomer, edits: Pick<StoredEdit, 'field' | 'value'>[]): Facts {
  // The casts: facts and edits were validated when they were stored.
  const facts = { ...(customer.facts as Facts) }
  for (const { field, value } of edits) {
    if (value === null || field === 'name' || field === 'birthday') delete facts[field]
    else facts[field] = value as FactValue
  }
  return facts
}
