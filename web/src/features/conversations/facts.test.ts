import { describe, expect, it } from 'vitest'
import { groupFacts, interestsOf, unknownFacts } from './facts'

describe('facts', () => {
  it('stand in their groups, in the order of the specification', () => {
    const groups = groupFacts({ pets: 'Biscuit', hobbies: 'Baking', job: 'Baker' })
    expect(groups).toEqual([
      {
        group: 'work',
        facts: [
          { name: 'job', value: 'Baker' },
          { name: 'hobbies', value: 'Baking' },
        ],
      },
      { group: 'home', facts: [{ name: 'pets', value: 'Biscuit' }] },
    ])
  })

  it('that the panel does not know come last', () => {
    expect(groupFacts({ shoe_size: 44, city: 'Leeds', interests: ['art'] })).toEqual([
      { group: 'more', facts: [{ name: 'shoe_size', value: 44 }] },
    ])
  })

  it('that are empty count as not known', () => {
    expect(groupFacts({ job: '', pets: [] })).toEqual([])
    expect(unknownFacts({ job: '', pets: [] })).toContain('job')
    expect(unknownFacts({ job: 'Baker' })).not.toContain('job')
  })
})

describe('interests', () => {
  it('come as a list or as one text', () => {
    expect(interestsOf({ interests: ['art', 'tea'] })).toEqual(['art', 'tea'])
    expect(interestsOf({ interests: 'art, tea' })).toEqual(['art', 'tea'])
    expect(interestsOf({})).toEqual([])
  })
})
