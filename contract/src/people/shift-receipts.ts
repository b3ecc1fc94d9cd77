import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, moment } from '../fields.ts'
import { type OwnActKind, ownActKinds } from '../rules/own-acts.ts'

// What an operator did in a shift, as it was counted when they ended it. Only they read it.

const receipt = z.object({
  /** Each operator counts their own, from 1. */
  number: z.int(),
  since: moment,
  until: moment,
  /** By kind, in their order. */
  counts: z.array(z.object({ kind: z.enum(ownActKinds), count: z.int() })),
  /** What waited with the masters when the shift ended. */
  with_masters: z.int(),
})
export type ShiftReceipt = z.infer<typeof receipt>
export type OwnActCounts = Partial<Record<OwnActKind, number>>

const makeShiftReceipt = endpoint({
  method: 'POST',
  path: '/api/shift-receipts',
  summary:
    'End the shift after its last chat, and count what this operator did in it. Refused while the last act can be undone. Written to the audit log',
  access: 'operator',
  body: z.strictObject({}),
  response: z.object({ receipt }),
  errors: ['shift_goes_on', 'chat_in_hand', 'undo_open'],
})

const listShiftReceipts = endpoint({
  method: 'GET',
  path: '/api/shift-receipts',
  summary: 'List the last receipts of the shifts of this operator, latest first',
  access: 'operator',
  automatic: true,
  response: z.object({ items: z.array(receipt) }),
})

const getShiftReceipt = endpoint({
  method: 'GET',
  path: '/api/shift-receipts/:number',
  summary: 'Read the receipt of a shift of this operator by its number, with their own breaks in it',
  access: 'operator',
  automatic: true,
  params: z.strictObject({ number: idParam }),
  response: z.object({
    receipt,
    /** Breaks and pauses in the shift. Null after 30 days, when pauses are forgotten. */
    breaks: z.object({ times: z.int(), seconds: z.int() }).nullable(),
  }),
  errors: ['receipt_not_found'],
})

export const shiftReceiptEndpoints = { makeShiftReceipt, listShiftReceipts, getShiftReceipt }
