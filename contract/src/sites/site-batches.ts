import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id } from '../fields.ts'
import { siteBatchSize } from '../rules/limits.ts'
import { siteDisclosure } from '../safety/disclosure-showings.ts'
import { refusedItem } from './each-result.ts'
import { putCustomer, putProfile } from './sites.ts'

// Many profiles or customers in one call, each with its own result.

const external_id = externalId.describe('Your id of it.')
const result = {
  external_id: z.string().describe('Your id of it; empty for a refused one that is not valid.'),
  id: id.nullable().describe('Its id in the panel; null for a refused one.'),
  status: z.enum(['stored', 'refused']).describe('A refused one does not stop the others.'),
  ...refusedItem,
}

export const putProfiles = endpoint({
  method: 'PUT',
  path: '/site/v1/profiles',
  summary:
    'Create or update up to 500 fictional profiles, each by itself. Optional fields that are left out keep their value. When each of them has a wrong or a missing field, the call is refused',
  access: 'site',
  body: z.strictObject({
    profiles: z
      .array(putProfile.body.omit({ text_wanted: true }).extend({ external_id }))
      .min(1)
      .max(siteBatchSize)
      .describe('The same id twice: the later one stays.'),
  }),
  each: { list: 'profiles' },
  response: z.object({
    results: z.array(z.object(result)).describe('One for each profile, in the order of the call.'),
  }),
})

export const putCustomers = endpoint({
  method: 'PUT',
  path: '/site/v1/customers',
  summary:
    'Create or update up to 500 customers, each by itself. Optional fields that are left out keep their value. When each of them has a wrong or a missing field, the call is refused',
  access: 'site',
  body: z.strictObject({
    customers: z
      .array(putCustomer.body.extend({ external_id }))
      .min(1)
      .max(siteBatchSize)
      .describe('The same id twice: the later one stays.'),
  }),
  each: { list: 'customers' },
  response: z.object({
    results: z
      .array(
        z.object({
          ...result,
          disclosure: siteDisclosure
            .optional()
            .describe('What the customer was shown, and what you have to show them.'),
        }),
      )
      .describe('One for each customer, in the order of the call.'),
  }),
})

/** The endpoints of this file, for the list of the contract. */
export const siteBatchEndpoints = { putProfiles, putCustomers } as const
