import type { CustomerProfile } from '@panel/contract'
import { type CustomerField, customerFields, factChoices } from '@panel/contract/rules/enumerations'
import { factRanges } from '@panel/contract/rules/limits'

export type FactValue = CustomerProfile['facts'][string]

/** How the customer's fields are grouped. Interests are tags and come first. */
export const fieldGroups = {
  work: ['job', 'sports', 'likes', 'hobbies'],
  home: ['relationship_status', 'sexual_orientation', 'children', 'family', 'friends', 'pets', 'house'],
  person: ['name', 'age', 'birthday', 'city', 'gender'],
  habits: ['food', 'alcohol', 'smokes', 'health'],
  looks: ['appearance', 'eye_color', 'hair_color', 'length', 'weight', 'tattoos', 'piercings'],
  character: ['personality', 'reason', 'important', 'photos', 'other'],
} as const satisfies Record<string, readonly CustomerField[]>
export type FieldGroup = keyof typeof fieldGroups

/** Fields that the customer's strip shows. */
const inStrip: ReadonlySet<string> = new Set(['name', 'age', 'city'])
/** Fields that operators should not ask a customer about. */
const notAsked: ReadonlySet<string> = new Set(['photos', 'important', 'other'])
const known: ReadonlySet<string> = new Set(customerFields)

/** The value of a field as operators see it; null when it is not known. */
export function knownValue(customer: CustomerProfile, field: string): FactValue | null {
  if (field === 'name') return customer.name
  if (field === 'age') return customer.age
  const value = field === 'birthday' && customer.birthday ? customer.birthday : customer.facts[field]
  return isFilled(value) ? value : null
}

export const isFilled = (value: FactValue | undefined): value is FactValue =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The value that a request sends as `seen`: the age only if it is stored, not if it is computed from the birthday. */
export function seenOf(customer: CustomerProfile, field: string): FactValue | null {
  if (field === 'interests') return customer.interests
  return field === 'age' ? (customer.facts.age ?? null) : knownValue(customer, field)
}

/** The fields of a group that are shown: the known ones without those of the strip, or all. */
export function shownFields(customer: CustomerProfile, group: FieldGroup, isWhole: boolean): CustomerField[] {
  return fieldGroups[group].filter(
    (field) => isWhole || (!inStrip.has(field) && knownValue(customer, field) !== null),
  )
}

/** Unknown fields, as suggestions to ask about. */
export function unknownFields(customer: CustomerProfile): CustomerField[] {
  return Object.values(fieldGroups)
    .flat()
    .filter((field) => !notAsked.has(field) && knownValue(customer, field) === null)
}

/** Facts whose names only the site knows. */
export function otherFacts(customer: CustomerProfile): { name: string; value: FactValue }[] {
  return Object.entries(customer.facts).flatMap(([name, value]) =>
    known.has(name) || name === 'interests' || !isFilled(value) ? [] : [{ name, value }],
  )
}

export type FieldKind = 'text' | 'number' | 'day' | 'choice'

export function fieldKind(field: CustomerField): FieldKind {
  if (field === 'birthday') return 'day'
  if (field in factRanges) return 'number'
  return field in factChoices ? 'choice' : 'text'
}

/** The text of an editor as a value; null removes the fact. */
export function valueFrom(field: CustomerField, typed: string): FactValue | null {
  const text = typed.trim()
  if (text === '') return null
  return fieldKind(field) === 'number' && /^\d{1,4}$/.test(text) ? Number(text) : text
}

/** The text with which an editor starts. */
export function textFrom(field: CustomerField, value: FactValue | null): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (fieldKind(field) === 'choice') {
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
    return text.toLowerCase().replaceAll(/[ -]/g, '_')
  }
  return String(value)
}
