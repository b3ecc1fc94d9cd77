import type { BodyOf, putCustomer } from '@panel/contract'
import type { Hold } from '../customers/holds.ts'

export type Limits = NonNullable<BodyOf<typeof putCustomer>['limits']>

/** The reason for releasing each of them. */
export const siteReleaseReason = 'The site says it is over'

/** The holds that a customer must have according to the site's data. */
export function siteHolds(customer: { disclosed: boolean; limits: Limits }, now = Date.now()): Hold[] {
  const { self_excluded_until, cooling_off_until, spending_confirmation_needed } = customer.limits
  const isAhead = (until: string | undefined): until is string =>
    until !== undefined && Date.parse(until) > now
  const holds: Hold[] = []
  if (!customer.disclosed) holds.push({ kind: 'disclosure_missing', until: null })
  if (isAhead(self_excluded_until)) holds.push({ kind: 'self_exclusion', until: self_excluded_until })
  if (isAhead(cooling_off_until)) holds.push({ kind: 'cooling_off', until: cooling_off_until })
  if (spending_confirmation_needed) holds.push({ kind: 'spending_limit', until: null })
  return holds
}
