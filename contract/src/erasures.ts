import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { externalId, id, moment } from './fields.ts'

// Erasure of a customer: their words, photos and data are deleted, statistics stay without persons.

const params = z.strictObject({ external_id: externalId })

const erasure = z.object({
  id,
  asked_at: moment,
  /** When everything was deleted; null while the panel works on it. */
  finished_at: moment.nullable(),
  /** Deleted or emptied rows by class of data. */
  counts: z.record(z.string(), z.int()),
})
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

/** All endpoints of this file, for the list of the contract. */
export const erasureEndpoints = { eraseCustomer, getErasure } as const
