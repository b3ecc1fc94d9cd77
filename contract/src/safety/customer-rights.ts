import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  id,
  idParam,
  listCursor,
  listPage,
  moment,
  nonBlankText,
  pageQuery,
  person,
  searchText,
  text,
} from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { interfaceLanguages } from '../rules/enumerations.ts'
import { legalHoldReasonLength, rightsReasons } from '../rules/erasure-rules.ts'
import { erasureFields } from './erasures.ts'

// The rights of one customer, for the admins: a copy of their data, its erasure, and legal holds.

const access = 'customer_rights'
const params = z.strictObject({ id: idParam })
const reason = nonBlankText(legalHoldReasonLength)

const foundCustomer = z.object({
  ...person.shape,
  /** The id of the site; null after an erasure. */
  external_id: z.string().nullable(),
  siteowner: person,
  is_erased: z.boolean(),
})
export type FoundCustomer = z.infer<typeof foundCustomer>

export const getFoundCustomers = endpoint({
  method: 'GET',
  path: '/api/customer-rights',
  summary:
    'Find customers by the number of the panel, by the id of their site, or by the beginning of their name. One who was erased is found by the id that the site had',
  access,
  query: z.strictObject({ search: searchText(200) }),
  response: z.object({ customers: z.array(foundCustomer) }),
})

const legalHold = z.object({
  id,
  set_at: moment,
  /** Null: somebody who could run commands on the server. */
  set_by: operatorName.nullable(),
  reason: z.string(),
  lifted: z.object({ at: moment, by: operatorName.nullable(), reason: z.string().nullable() }).nullable(),
})

const erasure = z.object({
  ...erasureFields,
  by_site: z.boolean(),
  /** Null: the site, or somebody who could run commands on the server. */
  asked_by: operatorName.nullable(),
  /** How much of the work is done, in percent. */
  progress: z.int(),
})

const customerRights = z.object({
  customer: foundCustomer,
  /** A chat of the customer that can be opened. */
  conversation_id: id.nullable(),
  /** What the panel has about them. */
  counts: z.object({
    chats: z.int(),
    messages: z.int(),
    photos: z.int(),
    notes: z.int(),
    facts: z.int(),
    reports: z.int(),
  }),
  /** The escalation that has to be settled before an erasure. */
  escalation_id: id.nullable(),
  legal_holds: z.array(legalHold),
  erasure: erasure.nullable(),
  /** Days for which the owner keeps backups and the WAL archive; 0 when the panel was not told. */
  backup_days: z.int(),
})
export type CustomerRights = z.infer<typeof customerRights>

export const getCustomerRights = endpoint({
  method: 'GET',
  path: '/api/customer-rights/:id',
  summary: 'Show what the panel has about a customer, their erasure and their legal holds',
  access,
  automatic: true,
  params,
  response: customerRights,
  errors: ['customer_not_found'],
})

export const exportCustomer = endpoint({
  method: 'GET',
  path: '/api/customer-rights/:id/export',
  summary:
    'A copy of what the panel has about a customer, as a ZIP file: a page to read, JSON, and the photos',
  access,
  costly: true,
  params,
  query: z.strictObject({
    reason: z.enum(rightsReasons),
    /** Of the page in the copy; default: English. */
    language: z.enum(interfaceLanguages).optional(),
  }),
  response: z.string(),
  produces: 'application/zip',
  errors: ['customer_not_found', 'customer_erased'],
})

export const eraseCustomerByPeople = endpoint({
  method: 'POST',
  path: '/api/customer-rights/:id/erase',
  summary:
    'Erase a customer. It cannot be undone. At once nothing is sent to them any more; a job deletes the rest',
  access,
  params,
  body: z.strictObject({
    /** The name of the customer, so that nobody erases another one. */
    name: text(400),
    reason: z.enum(rightsReasons),
  }),
  response: customerRights,
  errors: ['customer_not_found', 'legal_hold', 'escalation_open'],
})

export const setLegalHold = endpoint({
  method: 'POST',
  path: '/api/customer-rights/:id/legal-hold',
  summary: 'Set a legal hold: nothing of the customer is erased or deleted, whoever asks, until it is lifted',
  access,
  params,
  body: z.strictObject({ reason }),
  response: customerRights,
  errors: ['customer_not_found', 'customer_erased', 'already_so'],
})

export const liftLegalHold = endpoint({
  method: 'POST',
  path: '/api/customer-rights/:id/legal-hold/lift',
  summary: 'Lift the legal hold of a customer, with a reason',
  access,
  params,
  body: z.strictObject({ reason }),
  response: customerRights,
  errors: ['customer_not_found', 'already_so'],
})

const listedErasure = z.object({ ...erasure.shape, customer: person, siteowner: person })
export type ListedErasure = z.infer<typeof listedErasure>

export const listErasures = endpoint({
  method: 'GET',
  path: '/api/erasures',
  summary: 'List erasures of customers, latest first',
  access,
  automatic: true,
  query: z.strictObject({
    siteowner_id: idParam.optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  response: listPage(listedErasure, listCursor),
})

const listedLegalHold = z.object({ ...legalHold.shape, customer: person, siteowner: person })
export type ListedLegalHold = z.infer<typeof listedLegalHold>

export const listLegalHolds = endpoint({
  method: 'GET',
  path: '/api/legal-holds',
  summary: 'List legal holds, latest first: those in force, or those that were lifted',
  access,
  automatic: true,
  query: z.strictObject({
    state: z.enum(['open', 'lifted']),
    siteowner_id: idParam.optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  response: listPage(listedLegalHold, listCursor),
})

/** All endpoints of this file, for the list of the contract. */
export const customerRightsEndpoints = {
  getFoundCustomers,
  getCustomerRights,
  exportCustomer,
  eraseCustomerByPeople,
  setLegalHold,
  liftLegalHold,
  listErasures,
  listLegalHolds,
} as const
