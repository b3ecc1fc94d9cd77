import { describe, expect, it } from 'vitest'
import { groupFacts } from './facts'

describe('facts', () => {
  it('are in their groups, in the order of the specification', () => {
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

  it('that the panel does not know are last', () => {
    expect(groupFacts({ shoe_size: 44, city: 'Leeds', interests: ['art'] })).toEqual([
      { group: 'more', facts: [{ name: 'shoe_size', value: 44 }] },
    ])
  })

  it('that are empty are not shown', () => {
    expect(groupFacts({ job: '', pets: [] })).toEqual([])
  })
})
