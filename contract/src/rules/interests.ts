/** Interest tags of the specification, section 3. Admins can add others. */
export const interests = [
  'relationship',
  'one_night_stand',
  'kissing',
  'hugging',
  'massages',
  'lingerie',
  'sex',
  'safe_sex',
  'public_sex',
  'oral_sex',
  'anal_sex',
  'sex_toys',
  'masturbating',
  'exchanging_pictures',
  'threesome',
  'gangbang',
  'bondage',
  'sadomasochism',
  'gym',
  'sports',
  'dancing',
  'travelling',
  'adventure',
  'party',
  'tattoos',
  'music',
  'movies',
  'videogames',
  'politics',
  'outdoors',
  'gardening',
  'hiking',
  'biking',
  'reading',
  'animals',
  'beach',
  'art',
  'photography',
  'theater',
  'shopping',
  'fashion',
  'astrology',
  'cooking',
  'foodie',
  'bbq',
  'sushi',
  'vegetarian',
  'wine',
  'beer',
  'tea',
  'coffee',
] as const
export type Interest = (typeof interests)[number]

const interestSet: ReadonlySet<string> = new Set(interests)

/**
 * Converts an interest that a site writes as a code or in English, in any letter case, to its code. Returns other words as they are.
 * @param known the codes
 */
export function interestCode(word: string, known = interestSet): string {
  const code = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return known.has(code) ? code : word.trim()
}

/** Parses the fact `interests`, a list or a text with commas, to codes without duplicates. */
export function interestsIn(value: unknown, known = interestSet): string[] {
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return [...new Set(words.map((word) => interestCode(String(word), known)))].filter((word) => word !== '')
}
