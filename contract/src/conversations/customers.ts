import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, factValue, id, idParam, listPage, nonBlankText, pageQuery, text } from '../fields.ts'
import { customerFields, factChoices } from '../rules/enumerations.ts'
import { ageOn } from '../rules/fact-rules.ts'
import { issue } from '../rules/issues.ts'
import {
  alertLength,
  customerNameLength,
  factLength,
  factRanges,
  maxInterests,
  noteLength,
} from '../rules/limits.ts'
import { customerProfile, note } from './customer-profile.ts'

const tooYoung = issue('possible_minor', { min: factRanges.age.min })

const wholeNumber = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullable()

const adultAge = z.int().min(factRanges.age.min, tooYoung).max(factRanges.age.max).nullable()

const adultBirthday = day
  .refine((value) => ageOn(value, new Date()) >= factRanges.age.min, tooYoung)
  .refine(
    (value) => ageOn(value, new Date()) <= factRanges.age.max,
    issue('too_long_ago', { max: factRanges.age.max }),
  )
  .nullable()

/** Free text. An empty text removes the fact. */
const freeText = text(factLength)
  .transform((value) => value.trim() || null)
  .nullable()

/** Facts that an operator edits. Null removes a fact; for `name` it restores the site's name. */
export const writtenFacts = z
  .strictObject({
    name: nonBlankText(customerNameLength)
      .transform((value) => value.trim())
      .nullable(),
    age: adultAge,
    birthday: adultBirthday,
    city: freeText,
    gender: z.enum(factChoices.gender).nullable(),
    job: freeText,
    sports: freeText,
    likes: freeText,
    hobbies: freeText,
    relationship_status: z.enum(factChoices.relationship_status).nullable(),
    sexual_orientation: z.enum(factChoices.sexual_orientation).nullable(),
    children: freeText,
    family: freeText,
    friends: freeText,
    pets: freeText,
    house: freeText,
    food: freeText,
    alcohol: freeText,
    smokes: z.enum(factChoices.smokes).nullable(),
    health: freeText,
    appearance: freeText,
    eye_color: z.enum(factChoices.eye_color).nullable(),
    hair_color: z.enum(factChoices.hair_color).nullable(),
    length: wholeNumber(factRanges.length),
    weight: wholeNumber(factRanges.weight),
    tattoos: freeText,
    piercings: freeText,
    personality: freeText,
    reason: freeText,
    important: freeText,
    photos: freeText,
    other: freeText,
    /** Codes of interest tags, and words of the site that the customer already has. */
    interests: z.array(nonBlankText(100)).max(maxInterests).nullable(),
  })
  .partial()
export type WrittenFacts = z.output<typeof writtenFacts>

const params = z.strictObject({ id: idParam })

export const editCustomer = endpoint({
  method: 'PATCH',
  path: '/api/customers/:id',
  summary: 'Edit the facts and the alert of a customer',
  access: 'operator',
  params,
  body: z.strictObject({
    facts: writtenFacts.optional(),
    /** Null removes the alert. */
    alert: nonBlankText(alertLength).nullable().optional(),
    /** The values that the operator saw. If a stored value differs, the request is refused with `edited_meanwhile`. */
    seen: z
      .strictObject({
        facts: z.partialRecord(writtenFacts.keyof(), factValue.nullable()).optional(),
        alert: text(alertLength).nullable().optional(),
      })
      .optional(),
  }),
  response: z.object({ customer: customerProfile }),
  errors: ['customer_not_found', 'edited_meanwhile', 'customer_erased'],
})

export const getUsualFacts = endpoint({
  method: 'GET',
  path: '/api/customers/:id/usual-facts',
  summary:
    'List the fields that are known of customers in recent chats of this site owner, the most frequent first',
  access: 'operator',
  automatic: true,
  params,
  response: z.object({ fields: z.array(z.enum(customerFields)) }),
  errors: ['customer_not_found'],
})

export const getNotes = endpoint({
  method: 'GET',
  path: '/api/customers/:id/notes',
  summary: 'List the notes of the logbook, newest first',
  access: 'operator',
  params,
  query: z.strictObject({ cursor: idParam.optional(), ...pageQuery }),
  response: listPage(note, id),
  errors: ['customer_not_found'],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/customers/:id/notes',
  summary: 'Add a note to the logbook. The same text within a minute returns the first note',
  access: 'operator',
  params,
  body: z.strictObject({ text: nonBlankText(noteLength) }),
  response: z.object({ note, customer: customerProfile }),
  errors: ['customer_not_found', 'customer_erased'],
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id/notes/:note_id',
  summary: 'Delete an own note within a day',
  access: 'operator',
  params: z.strictObject({ id: idParam, note_id: idParam }),
  response: z.object({ customer: customerProfile }),
  errors: ['customer_not_found', 'note_not_found'],
})

export const customerEndpoints = { editCustomer, getUsualFacts, getNotes, addNote, deleteNote } as const
