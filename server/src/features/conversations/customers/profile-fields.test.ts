import { customerFields, factChoices } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { inHand, yearsAgo } from '../../../testing/customer-in-hand.ts'

const test = useTestApp()

// The lists of specification section 3, word for word: the contract must have the same fields.
const [about, numbersAndChoices, life] = [
  [
    ...['name', 'age', 'birthday', 'city', 'gender', 'job', 'sports', 'likes', 'hobbies', 'children', 'pets'],
    ...['important', 'piercings', 'reason', 'other', 'smokes', 'tattoos', 'eye_color', 'hair_color'],
  ],
  ['relationship_status', 'sexual_orientation', 'length', 'weight'],
  ['family', 'friends', 'food', 'alcohol', 'health', 'appearance', 'personality', 'house', 'photos'],
]

/** A valid value of a field that is not free text. */
const values: Record<string, unknown> = {
  age: 44,
  birthday: yearsAgo(44),
  gender: 'male',
  smokes: 'stopping',
  eye_color: 'hazel',
  hair_color: 'dark_blond',
  relationship_status: 'widowed',
  sexual_orientation: 'bi',
  length: 180,
  weight: 80,
}

/** Checks that an operator can write each field, and that the conversation then has it. */
async function expectStored(fields: readonly string[]) {
  const { edit, customer } = await inHand(test)
  for (const field of fields) {
    const value = values[field] ?? `Words about ${field}`
    expect((await edit({ [field]: value })).statusCode, field).toBe(200)
    const shown = await customer()
    const isColumn = field === 'name' || field === 'birthday'
    expect((isColumn ? shown : shown.facts)[field], field).toBe(value)
  }
}

describe('the fields of a customer’s profile', () => {
  it('include name, age, birthday, city, gender, job, likes and looks', () => expectStored(about))

  it('have relationship status, sexual orientation, length and weight', () => expectStored(numbersAndChoices))

  it('include family, friends, house, food and health', () => expectStored(life))

  it('are these, and no others', () => {
    expect([...customerFields].sort()).toEqual([...about, ...numbersAndChoices, ...life].sort())
  })
})

/** Checks that each value is accepted, and that the list has no others. */
async function expectValues(field: keyof typeof factChoices, ...list: string[]) {
  const { edit } = await inHand(test)
  for (const value of list) expect((await edit({ [field]: value })).json().customer.facts[field]).toBe(value)
  expect((await edit({ [field]: 'something else' })).json().issues[0].path).toBe(`facts.${field}`)
  expect(factChoices[field]).toEqual(list)
}

describe('a field with a list of values', () => {
  it('gender: male, female', () => expectValues('gender', 'male', 'female'))

  it('eye colour: blue, brown, green, gray, hazel', () =>
    expectValues('eye_color', 'blue', 'brown', 'green', 'gray', 'hazel'))

  it('hair colour: bald, black, blond, dark blond, dark brown, red', () =>
    expectValues('hair_color', 'bald', 'black', 'blond', 'dark_blond', 'dark_brown', 'red'))

  it('relationship: divorced, living together, married, single, unmarried, widowed', () =>
    expectValues(
      'relationship_status',
      ...['divorced', 'living_together', 'married', 'single', 'unmarried', 'widowed'],
    ))

  it('smoking: yes, no, sometimes, stopping', () =>
    expectValues('smokes', 'yes', 'no', 'sometimes', 'stopping'))

  it('orientation: hetero, gay, lesbian, bi', () =>
    expectValues('sexual_orientation', 'hetero', 'gay', 'lesbian', 'bi'))
})
