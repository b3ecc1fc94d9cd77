import { z } from 'zod'
import { day, facts, factValue, id, moment } from './fields.ts'
import { operatorName } from './operator-name.ts'

/** An entry of a customer's logbook. */
export const note = z.object({
  id,
  text: z.string(),
  operator: operatorName,
  created_at: moment,
  /** Until when the reader may delete it; null when they may not. */
  deletable_until: moment.nullable(),
})
export type Note = z.infer<typeof note>

/** What operators wrote over what the site says. */
const factEdit = z.object({
  by: operatorName,
  at: moment,
  /** What the site has said since; null when it has said nothing new. */
  newer: factValue.nullable(),
})

/** What operators know about a customer, and may change. Specification section 3, customer profile fields. */
export const customerProfile = z.object({
  id,
  name: z.string(),
  /** Follows the birthday, where that is known. */
  age: z.int().nullable(),
  city: z.string().nullable(),
  birthday: day.nullable(),
  /** The site's facts with the operators' over them; what an operator removed is not there. */
  facts,
  /** Interest tags as codes; a word of the site's that is no tag stays as it is. */
  interests: z.array(z.string()),
  /** Fields that an operator wrote, by name. */
  edits: z.record(z.string(), factEdit),
  /** A warning that operators see first. */
  alert: z.string().nullable(),
  /** Who wrote it, with the name of their account level; null for one whose author is not known. */
  alert_by: operatorName.extend({ level: z.string() }).nullable(),
  alert_at: moment.nullable(),
  /** The logbook: how many notes it has, and the newest. */
  notes: z.object({ count: z.int(), latest: z.array(note) }),
})
export type CustomerProfile = z.infer<typeof customerProfile>
