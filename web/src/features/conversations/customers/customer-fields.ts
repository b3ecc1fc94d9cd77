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

/** The fields that the panel counts: those that the strip does not show and operators ask about. */
export const countedFields = customerFields.filter((field) => !inStrip.has(field) && !notAsked.has(field))

/** How many of the counted fields are known. */
export const knownCount = (customer: CustomerProfile) =>
  countedFields.filter((field) => knownValue(customer, field) !== null).length

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

/** Unknown fields, as suggestions to ask about: first those that are known most often of other customers of the site owner. */
export function emptyFields(
  customer: CustomerProfile,
  usual: readonly CustomerField[] = [],
): CustomerField[] {
  const unknown = Object.values(fieldGroups)
    .flat()
    .filter((field) => !notAsked.has(field) && knownValue(customer, field) === null)
  const isUnknown = new Set(unknown)
  return [...new Set([...usual.filter((field) => isUnknown.has(field)), ...unknown])]
}

/** The empty field that follows one that is edited: of its group, if all of the group is shown. */
export function emptyAfter(
  field: CustomerField | 'interests' | null,
  empty: readonly CustomerField[],
  wholeGroups: ReadonlySet<FieldGroup>,
): CustomerField | null {
  const isEmpty = new Set(empty)
  for (const group of wholeGroups) {
    const fields: readonly (CustomerField | 'interests' | null)[] = fieldGroups[group]
    const place = fields.indexOf(field)
    const next = place < 0 ? undefined : fieldGroups[group].slice(place + 1).find((each) => isEmpty.has(each))
    if (next) return next
  }
  const order: readonly (CustomerField | 'interests' | null)[] = empty
  return empty[order.indexOf(field) + 1] ?? null
}

/** The first field for which the site has a newer value than an operator has seen. */
export const newerField = ({ edits }: CustomerProfile): CustomerField | 'interests' | null =>
  (['interests', ...Object.values(fieldGroups).flat()] as const).find(
    (field) => (edits[field]?.newer ?? null) !== null,
  ) ?? null

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
