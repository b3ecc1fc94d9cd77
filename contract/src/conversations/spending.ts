import { z } from 'zod'
import { moment, momentWithOffset } from '../fields.ts'
import { issue } from '../rules/issues.ts'

/** Maximum amount, in minor units of a currency: 4000 is €40. */
const amount = z.int().min(0).max(1_000_000_000_000)

const sums = {
  /** Three capital letters of ISO 4217. The amounts are in its minor units: cents for EUR. */
  currency: z.string().regex(/^[A-Z]{3}$/, issue('not_a_currency')),
  last_24_hours: amount,
  last_30_days: amount,
}

/** What a site tells about the spending of a customer. It replaces everything that an earlier `as_of` told. */
export const siteSpending = z.strictObject({
  ...sums,
  /** The customer's own limits. When one of them is reached, nothing is sent to the customer. */
  own_limit_24_hours: amount.optional(),
  own_limit_30_days: amount.optional(),
  /** When the site counted it. An older report changes nothing. */
  as_of: momentWithOffset,
})
export type SiteSpending = z.infer<typeof siteSpending>

/** What operators see of it. */
export const spending = z.object({
  ...sums,
  own_limit_24_hours: amount.nullable(),
  own_limit_30_days: amount.nullable(),
  as_of: moment,
})
export type Spending = z.infer<typeof spending>
