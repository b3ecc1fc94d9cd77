import { z } from 'zod'
import { day, facts, factValue, id, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'

/** A note in a customer's logbook. */
export const note = z.object({
  id,
  text: z.string(),
  operator: operatorName,
  created_at: moment,
  /** Until when the signed-in operator may delete it; null when they may not. */
  deletable_until: moment.nullable(),
})
export type Note = z.infer<typeof note>

/** An operator's value that replaces the site's value of a field. */
const factEdit = z.object({
  by: operatorName,
  at: moment,
  /** A newer value that the site has sent since; null when there is none. */
  newer: factValue.nullable(),
})

/** The fields of a customer that operators can edit. Specification section 3, customer profile fields. */
export const customerProfile = z.object({
  id,
  name: z.string(),
  /** Computed from the birthday when that is known. */
  age: z.int().nullable(),
  city: z.string().nullable(),
  birthday: day.nullable(),
  /** The site's facts, replaced or removed by what operators edited. */
  facts,
  /** Codes of interest tags. A word of the site that is not a tag is returned as the site sent it. */
  interests: z.array(z.string()),
  /** The fields that operators edited, by field name. */
  edits: z.record(z.string(), factEdit),
  /** A warning that is shown above everything else about the customer. */
  alert: z.string().nullable(),
  /** The author of the alert with the name of their account level; null when the author is not known. */
  alert_by: operatorName.extend({ level: z.string() }).nullable(),
  alert_at: moment.nullable(),
  /** The logbook: the number of notes, and the newest of them. */
  notes: z.object({ count: z.int(), latest: z.array(note) }),
})
export type CustomerProfile = z.infer<typeof customerProfile>
