import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment, text, webAddress } from '../fields.ts'
import { operatorName } from '../operator-name.ts'

/** How many of the newest anchors pages show. */
export const shownAnchors = 31

/** The hash of the chain of the audit log at the end of a day: whoever has it notices when an entry of before is changed. */
const anchor = z.object({
  date: z.string(),
  /** The last entry that it includes. */
  last_id: id,
  hash: z.string(),
  attempts: z.int(),
  /** When the receiver accepted it. */
  accepted_at: moment.nullable(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
})
export type AuditAnchor = z.infer<typeof anchor>

const chain = z.object({
  /** The last entry of the chain; null when it has none. */
  last: z.object({ id, chained_at: moment, hash: z.string() }).nullable(),
  /** Entries that are not in the chain yet, up to 10,001. */
  waiting: z.int(),
  /** Where anchors are sent. */
  address: z.object({ url: z.string(), set_by: operatorName, set_at: moment }).nullable(),
  /** The newest anchors, latest first. */
  anchors: z.array(anchor),
  /** Whether this admin may change the address: they work for all site owners. */
  can_change: z.boolean(),
})
export type AuditChain = z.infer<typeof chain>

const access = 'manage_operators'

export const getAuditChain = endpoint({
  method: 'GET',
  path: '/api/audit-log/chain',
  summary: 'How far the chain of the audit log is, and its daily anchors',
  access,
  response: chain,
})

export const changeAnchorAddress = endpoint({
  method: 'PUT',
  path: '/api/audit-log/anchor-address',
  summary: 'Change where the daily anchor of the audit log is sent',
  access: 'whole_service',
  body: z.strictObject({
    /** Null: nowhere. */
    url: webAddress.nullable(),
    /** The address that the admin saw. If the stored one differs, the request is refused with `edited_meanwhile`. */
    seen: text(2_000).nullable(),
  }),
  response: z.object({
    /** Signs the anchors. It is in this answer only; null when the address did not change, or there is none. */
    secret: z.string().nullable(),
    chain,
  }),
  errors: ['edited_meanwhile'],
})

/** All endpoints of the chain, for the list of the contract. */
export const auditChainEndpoints = { getAuditChain, changeAnchorAddress }
