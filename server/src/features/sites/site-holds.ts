import type { BodyOf, putCustomer, SiteSpending } from '@panel/contract'
import type { Hold } from '../conversations/customers/holds.ts'

export type Limits = NonNullable<BodyOf<typeof putCustomer>['limits']>

/** The reason for releasing each of them. */
export const siteReleaseReason = 'The site says it is over'

/** The holds that a customer must have according to the site's data. `now`: milliseconds, by the clock of the database. */
export function siteHolds(customer: {
  disclosed: boolean
  limits: Limits
  spending: SiteSpending | null
  now: number
}): Hold[] {
  const { self_excluded_until, cooling_off_until, spending_confirmation_needed } = customer.limits
  const isAhead = (until: string | undefined): until is string =>
    until !== undefined && Date.parse(until) > customer.now
  const holds: Hold[] = []
  if (!customer.disclosed) holds.push({ kind: 'disclosure_missing', until: null })
  if (isAhead(self_excluded_until)) holds.push({ kind: 'self_exclusion', until: self_excluded_until })
  if (isAhead(cooling_off_until)) holds.push({ kind: 'cooling_off', until: cooling_off_until })
  if (spending_confirmation_needed) holds.push({ kind: 'spending_limit', until: null })
  if (customer.spending && isLimitReached(customer.spending))
    holds.push({ kind: 'limit_reached', until: null })
  return holds
}

const isLimitReached = (spending: SiteSpending) =>
  spending.last_24_hours >= (spending.own_limit_24_hours ?? Number.POSITIVE_INFINITY) ||
  spending.last_30_days >= (spending.own_limit_30_days ?? Number.POSITIVE_INFINITY)
