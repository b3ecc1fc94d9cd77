import { residentWith } from '@panel/demo/residents'
import { expect, it } from 'vitest'
import { customersOf } from './other-sites.ts'

it.each([1, 2] as const)(
  'the customers of the site owner %i of the history write to its profile in their language',
  (site) => {
    const customers = customersOf(site)
    expect(new Set(customers.map(({ customer }) => customer)).size).toBe(customers.length)
    for (const { customer, script, profiles } of customers) {
      const resident = residentWith(customer)
      expect(resident).toMatchObject({ site, language: script.language })
      expect(profiles).toEqual([`demo-profile-${site}-${script.language}`])
      expect(script.lines.length).toBeGreaterThanOrEqual(4)
    }
    // In alternating languages.
    expect(new Set(customers.slice(0, 6).map(({ script }) => script.language)).size).toBe(6)
  },
)

it('women write as women', () => {
  const lines = customersOf(2)
    .filter(({ script }) => script.language === 'pl')
    .flatMap(({ script }) => script.lines)
  expect(lines.filter((line) => /(łem|łbym)(?![\p{L}])/u.test(line))).toEqual([])
})
