import {
  ageOn,
  type CustomerProfile,
  customerProfile,
  interestsIn,
  type Note,
  noteDeletionHours,
} from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { type Facts, newerSiteValue, shownFacts, shownValue } from './facts.ts'
import type { StoredEdit, StoredNote } from './profile-columns.ts'

export type ProfileRow = {
  customer_id: number
  customer_name: string
  birthday: string | null
  customer_facts: unknown
  alert: string | null
  alert_at: string | null
  alert_by: number | null
  alert_author: { name: string; level: string } | null
  edits: StoredEdit[]
  note_count: number
  latest_notes: StoredNote[]
}

/** A customer's profile for `viewer`. */
export function presentProfile(row: ProfileRow, viewer: Operator): CustomerProfile {
  const { edits } = row
  const site = { name: row.customer_name, birthday: row.birthday, facts: row.customer_facts ?? {} }
  const facts = shownFacts(site, edits)
  const birthday = dayFact(shownValue(site, edits, 'birthday'))
  return {
    id: row.customer_id,
    name: textFact(shownValue(site, edits, 'name')) ?? site.name,
    age: birthday ? ageOn(birthday, new Date()) : ageFact(facts.age),
    city: textFact(facts.city),
    birthday,
    facts,
    interests: interestsIn(facts.interests),
    edits: Object.fromEntries(
      edits.map((edit) => [
        edit.field,
        {
          by: presentOperator(viewer, { id: edit.operator_id, name: edit.operator_name }),
          at: edit.at,
          newer: newerSiteValue(site, edit),
        },
      ]),
    ),
    alert: row.alert,
    alert_at: row.alert_at,
    alert_by:
      row.alert_by && row.alert_author
        ? {
            ...presentOperator(viewer, { id: row.alert_by, name: row.alert_author.name }),
            level: row.alert_author.level,
          }
        : null,
    notes: { count: row.note_count, latest: row.latest_notes.map((note) => presentNote(note, viewer)) },
  }
}

export function presentNote(row: StoredNote, viewer: Operator): Note {
  const until = Date.parse(row.created_at) + noteDeletionHours * 3_600_000
  return {
    id: row.id,
    text: row.body,
    operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
    created_at: row.created_at,
    deletable_until:
      row.operator_id === viewer.id && until > Date.now() ? new Date(until).toISOString() : null,
  }
}

/** A site can send any value as age or birthday, so invalid ones are left out. */
const ageFact = (value: Facts[string] | undefined) => {
  const age = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0
  return Number.isSafeInteger(age) && age > 0 && age <= oldestAge ? age : null
}
const oldestAge = 150
const dayFact = (value: Facts[string] | null) => customerProfile.shape.birthday.safeParse(value).data ?? null
const textFact = (value: Facts[string] | null | undefined) =>
  typeof value === 'string' && value !== '' ? value : null
