import type { Conversation } from '@panel/contract'
import { fieldGroups, isFilled } from '../customers/customer-fields'

export type Facts = Conversation['customer']['facts']
export type FactValue = Facts[string]

/** How the facts of a profile are grouped: as those of the customer, without the person, whose facts stand above the groups. */
export const factGroups = {
  work: fieldGroups.work,
  home: ['birthday', ...fieldGroups.home],
  habits: fieldGroups.habits,
  looks: fieldGroups.looks,
  character: fieldGroups.character,
} as const
export type FactGroup = keyof typeof factGroups

const grouped = new Set<string>(Object.values(factGroups).flat())
/** Shown above the groups already. */
const elsewhere = new Set(['age', 'city', 'interests'])

export type ShownFact = { name: string; value: FactValue }

/** The known facts by group; a group without any is left out. Facts with other names of the site come last. */
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
  const more = Object.keys(facts).filter((name) => !grouped.has(name) && !elsewhere.has(name))
  return [...named, { group: 'more' as const, facts: pick(more) }].filter((group) => group.facts.length > 0)
}
