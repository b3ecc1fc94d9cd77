import type { Conversation } from '@panel/contract'
import { fieldGroups, isFilled } from '../../conversations/customers/customer-fields'

export type Facts = Conversation['customer']['facts']
export type FactValue = Facts[string]

/** The groups of a profile's facts. There is no group `person`, because its facts are shown above the groups. */
export const factGroups = {
  work: fieldGroups.work,
  home: ['birthday', 'region', ...fieldGroups.home],
  habits: fieldGroups.habits,
  looks: fieldGroups.looks,
  character: fieldGroups.character,
} as const
export type FactGroup = keyof typeof factGroups

const grouped = new Set<string>(Object.values(factGroups).flat())
/** Facts that are shown above the groups. */
const aboveGroups = new Set(['age', 'city', 'interests', 'fetishes'])

export type ShownFact = { name: string; value: FactValue }

/** The known facts by group; a group without any is left out. Facts with names that only the site knows come last. */
export function groupFacts(facts: Facts): { group: FactGroup | 'more'; facts: ShownFact[] }[] {
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = facts[name]
      return isFilled(value) ? [{ name, value }] : []
    })
  // The cast: the entries of a const object have its keys.
  const named = Object.entries(factGroups).map(([group, names]) => ({
    group: group as FactGroup,
    facts: pick(names),
  }))
  const more = Object.keys(facts).filter((name) => !grouped.has(name) && !aboveGroups.has(name))
  return [...named, { group: 'more' as const, facts: pick(more) }].filter((group) => group.facts.length > 0)
}
