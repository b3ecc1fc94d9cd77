import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, moment } from '../fields.ts'

// What a site asks for about one of its customers: the erasure of their data, and a copy of it.

const params = z.strictObject({ external_id: externalId.describe('Your id of the customer.') })

/** An erasure: the words, photos and data of a customer are deleted, statistics stay without persons. */
export const erasureFields = {
  id: id.describe('The id of the erasure.'),
  asked_at: moment.describe('When it was asked for first.'),
  finished_at: moment.nullable().describe('When everything was deleted; null while the panel works on it.'),
  counts: z.record(z.string(), z.int()).describe('Deleted or emptied rows by class of data.'),
  backups_until: moment
    .nullable()
    .describe(
      'When the last backup with the words is gone; null until the erasure is done, and when the panel was not told how long backups are kept.',
    ),
}
const erasure = z.object(erasureFields)
export type Erasure = z.infer<typeof erasure>

export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: '/site/v1/customers/:external_id',
  summary:
    'Erase a customer: their data, messages and photos, and what operators wrote about them. At once nothing is sent to them any more; a job deletes the rest. Their id can never be used again. A repeated request has the same answer',
  access: 'site',
  params,
  response: erasure,
  errors: ['customer_not_found', 'legal_hold', 'escalation_open'],
})

export const getErasure = endpoint({
  method: 'GET',
  path: '/site/v1/customers/:external_id/erasure',
  summary: 'Show how far the erasure of a customer is',
  access: 'site',
  params,
  response: erasure,
  errors: ['customer_not_found'],
})

export const exportCustomerForSite = endpoint({
  method: 'GET',
  path: '/site/v1/customers/:external_id/export',
  summary:
    'A copy of what the panel has about a customer, as a ZIP file: JSON, and the photos. Photos that the site does not deliver are named in media.json',
  access: 'site',
  costly: true,
  params,
  response: z.string(),
  produces: 'application/zip',
  errors: ['customer_not_found', 'customer_erased'],
})

/** All endpoints of this file, for the list of the contract. */
export const erasureEndpoints = { eraseCustomer, getErasure, exportCustomerForSite } as const
