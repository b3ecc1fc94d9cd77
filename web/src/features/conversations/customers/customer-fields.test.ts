import type { CustomerProfile } from '@panel/contract'
import { customerFields } from '@panel/contract/rules/enumerations'
import { describe, expect, it } from 'vitest'
import {
  countedFields,
  emptyAfter,
  emptyFields,
  fieldGroups,
  knownCount,
  otherFacts,
  seenOf,
  shownFields,
  textFrom,
  valueFrom,
} from './customer-fields'

const colin = (own: Partial<CustomerProfile> = {}): CustomerProfile => ({
  id: 1,
  name: 'Colin',
  age: null,
  city: null,
  birthday: null,
  facts: {},
  interests: [],
  edits: {},
  alert: null,
  alert_by: null,
  alert_at: null,
  notes: { count: 0, latest: [] },
  ...own,
})

describe('the fields of a customer', () => {
  it('are in one group each, without exception', () => {
    expect(Object.values(fieldGroups).flat().sort()).toEqual([...customerFields].sort())
  })

  it('are shown when they are known, unless the strip has them; an open group shows all', () => {
    const customer = colin({ facts: { job: 'Baker', hobbies: '', city: 'Leeds' }, city: 'Leeds' })
    expect(shownFields(customer, 'work', false)).toEqual(['job'])
    expect(shownFields(customer, 'person', false)).toEqual([])
    expect(shownFields(customer, 'person', true)).toEqual(fieldGroups.person)
  })

  it('that are not known, or empty, are suggestions to ask about', () => {
    const unknown = emptyFields(colin({ facts: { job: '', pets: [], food: 'Soup' } }))
    expect(unknown).toEqual(expect.arrayContaining(['job', 'pets', 'birthday']))
    expect(unknown).not.toContain('food')
    expect(unknown).not.toContain('other')
  })

  it('are suggested in the order of the site owner, then in the order of the groups', () => {
    const customer = colin({ facts: { sports: 'Chess' } })
    const empty = emptyFields(customer, ['pets', 'sports', 'children', 'name'])
    expect(empty.slice(0, 4)).toEqual(['pets', 'children', 'job', 'likes'])
    expect(new Set(empty).size).toBe(empty.length)
  })

  it('are counted unless the strip has them or nobody asks about them', () => {
    expect(countedFields).toHaveLength(26)
    expect(knownCount(colin())).toBe(0)
    expect(
      knownCount(colin({ age: 51, city: 'Leeds', facts: { job: 'Baker', other: 'Shy', pets: [] } })),
    ).toBe(1)
  })

  it('that are empty follow each other as they are suggested, within a whole group first; none follows the last', () => {
    const empty = emptyFields(colin({ facts: { likes: 'Maps' } }), ['pets', 'children'])
    const none: ReadonlySet<never> = new Set()
    expect(emptyAfter(null, empty, none)).toBe('pets')
    expect(emptyAfter('pets', empty, none)).toBe('children')
    expect(emptyAfter('children', empty, none)).toBe('job')
    expect(emptyAfter('likes', empty, none)).toBe('pets')
    expect(emptyAfter('interests', empty, none)).toBe('pets')
    expect(emptyAfter('sports', empty, new Set(['work'] as const))).toBe('hobbies')
    expect(emptyAfter('hobbies', empty, new Set(['work'] as const))).toBe('relationship_status')
    expect(emptyAfter(empty.at(-1) ?? null, empty, none)).toBeNull()
  })

  it('are distinguished from facts that only the site knows', () => {
    expect(otherFacts(colin({ facts: { shoe_size: 44, job: 'Baker', interests: ['art'] } }))).toEqual([
      { name: 'shoe_size', value: 44 },
    ])
  })

  it('are compared as stored: an age that is computed from the birthday is not', () => {
    expect(seenOf(colin({ age: 51, birthday: '1975-03-12' }), 'age')).toBeNull()
    expect(seenOf(colin({ age: 51, birthday: '1975-03-12' }), 'birthday')).toBe('1975-03-12')
  })
})

describe('an editor of a fact', () => {
  it('starts with the known value, in any form of the site', () => {
    expect(textFrom('pets', ['Biscuit', 'Max'])).toBe('Biscuit, Max')
    expect(textFrom('hair_color', 'Dark blond')).toBe('dark_blond')
    expect(textFrom('smokes', true)).toBe('yes')
    expect(textFrom('length', 180)).toBe('180')
    expect(textFrom('job', null)).toBe('')
  })

  it('returns numbers as numbers, and null for an empty field', () => {
    expect(valueFrom('length', ' 180 ')).toBe(180)
    expect(valueFrom('length', '1.80')).toBe('1.80')
    expect(valueFrom('job', ' Garden centre ')).toBe('Garden centre')
    expect(valueFrom('job', '  ')).toBeNull()
  })
})
