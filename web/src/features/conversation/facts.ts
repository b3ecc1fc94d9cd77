import type { Conversation } from '@panel/contract'
import type { CustomerField } from '@panel/contract/enumerations'

export type Facts = Conversation['customer']['facts']
export type FactValue = Facts[string]

/** How the facts of a profile are grouped. `interests` are tags and come first. */
export const factGroups = {
  work: ['job', 'sports', 'likes', 'hobbies'],
  home: [
    'birthday',
    'relationship_status',
    'sexual_orientation',
    'children',
    'family',
    'friends',
    'pets',
    'house',
  ],
  habits: ['food', 'alcohol', 'smokes', 'health'],
  looks: ['appearance', 'eye_color', 'hair_color', 'length', 'weight', 'tattoos', 'piercings'],
  character: ['personality', 'reason', 'important', 'photos', 'other'],
} as const satisfies Record<string, readonly CustomerField[]>
export type FactGroup = keyof typeof factGroups

const grouped = new Set<string>(Object.values(factGroups).flat())
/** Shown above the groups already. */
const elsewhere = new Set(['age', 'city', 'interests'])

export type ShownFact = { name: string; value: FactValue }

const isFilled = (value: FactValue | undefined): value is FactValue =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

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
