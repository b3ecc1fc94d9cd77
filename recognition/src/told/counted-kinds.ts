/** What somebody has a number of, and what that is one of. */
export const countedKinds = [
  'cat',
  'dog',
  'pet',
  'child',
  'son',
  'daughter',
  'sibling',
  'brother',
  'sister',
] as const
export type CountedKind = (typeof countedKinds)[number]

export const wholeOf: Partial<Record<CountedKind, CountedKind>> = {
  cat: 'pet',
  dog: 'pet',
  son: 'child',
  daughter: 'child',
  brother: 'sibling',
  sister: 'sibling',
}
