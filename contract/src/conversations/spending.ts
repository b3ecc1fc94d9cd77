import { z } from 'zod'
import { moment, momentWithOffset } from '../fields.ts'
import { issue } from '../rules/issues.ts'

/** Maximum amount, in minor units of a currency: 4000 is €40. */
const amount = z.int().min(0).max(1_000_000_000_000)

const sums = {
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, issue('not_a_currency'))
    .describe('Three capital letters of ISO 4217. The amounts are in its minor units: cents for EUR.'),
  last_24_hours: amount.describe('Spent in the last 24 hours.'),
  last_30_days: amount.describe('Spent in the last 30 days.'),
}

/** What a site tells about the spending of a customer. It replaces everything that an earlier `as_of` told. */
export const siteSpending = z.strictObject({
  ...sums,
  own_limit_24_hours: amount
    .optional()
    .describe("The customer's own limit for 24 hours. When it is reached, nothing is sent to the customer."),
  own_limit_30_days: amount.optional().describe('The same for 30 days.'),
  as_of: momentWithOffset.describe('When you counted it. An older report changes nothing.'),
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
