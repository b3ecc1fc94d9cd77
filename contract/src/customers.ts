import { z } from 'zod'
import { customerProfile, note } from './customer-profile.ts'
import { endpoint } from './endpoint.ts'
import { factChoices } from './enumerations.ts'
import { ageOn } from './fact-rules.ts'
import { day, factValue, filledText, id, idParam, listPage, pageQuery, text } from './fields.ts'
import { issue } from './issues.ts'
import {
  alertLength,
  customerNameLength,
  factLength,
  factRanges,
  interestsAtMost,
  noteLength,
} from './limits.ts'

const tooYoung = issue('possible_minor', { min: factRanges.age.least })

const whole = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most).nullable()

const adultAge = z.int().min(factRanges.age.least, tooYoung).max(factRanges.age.most).nullable()

const adultBirthday = day
  .refine((value) => ageOn(value, new Date()) >= factRanges.age.least, tooYoung)
  .refine(
    (value) => ageOn(value, new Date()) <= factRanges.age.most,
    issue('too_long_ago', { max: factRanges.age.most }),
  )
  .nullable()

/** Free text. An empty text removes the fact. */
const words = text(factLength)
  .transform((value) => value.trim() || null)
  .nullable()

/** Facts that an operator edits. Null removes a fact; for `name` it restores the site's name. */
const writtenFacts = z
  .strictObject({
    name: filledText(customerNameLength)
      .transform((value) => value.trim())
      .nullable(),
    age: adultAge,
    birthday: adultBirthday,
    city: words,
    gender: z.enum(factChoices.gender).nullable(),
    job: words,
    sports: words,
    likes: words,
    hobbies: words,
    relationship_status: z.enum(factChoices.relationship_status).nullable(),
    sexual_orientation: z.enum(factChoices.sexual_orientation).nullable(),
    children: words,
    family: words,
    friends: words,
    pets: words,
    house: words,
    food: words,
    alcohol: words,
    smokes: z.enum(factChoices.smokes).nullable(),
    health: words,
    appearance: words,
    eye_color: z.enum(factChoices.eye_color).nullable(),
    hair_color: z.enum(factChoices.hair_color).nullable(),
    length: whole(factRanges.length),
    weight: whole(factRanges.weight),
    tattoos: words,
    piercings: words,
    personality: words,
    reason: words,
    important: words,
    photos: words,
    other: words,
    /** Codes of interest tags, and words of the site that the customer already has. */
    interests: z.array(filledText(100)).max(interestsAtMost).nullable(),
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
    alert: filledText(alertLength).nullable().optional(),
    /** The values that the operator saw. If a stored value differs, the request is refused with `edited_meanwhile`. */
    seen: z
      .strictObject({
        facts: z.partialRecord(writtenFacts.keyof(), factValue.nullable()).optional(),
        alert: text(alertLength).nullable().optional(),
      })
      .optional(),
  }),
  response: z.object({ customer: customerProfile }),
  errors: ['customer_not_found', 'edited_meanwhile'],
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
  body: z.strictObject({ text: filledText(noteLength) }),
  response: z.object({ note, customer: customerProfile }),
  errors: ['customer_not_found'],
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
