import type { Gender } from './phrases.ts'

// Who lives in the history of the demo: the server stores these people, and the simulated chat sites write in their names.

export const worldLanguages = ['nl', 'it', 'pl', 'es', 'en', 'fr']

/** The place of a site owner in `demoSites`. */
export type Site = 0 | 1 | 2

const customersOf: Record<string, number> = { nl: 90, it: 70, pl: 70, es: 60, en: 60, fr: 50 }

/** Six in ten are of the first site owner. */
const siteOf = (number: number): Site => (number % 20 < 12 ? 0 : number % 20 < 17 ? 1 : 2)

/** The customers of the third site owner are women who write to men; all others are men who write to women. */
export const customerGenderOf = (site: Site): Gender => (site === 2 ? 'female' : 'male')
export const profileGenderOf = (site: Site): Gender => (site === 2 ? 'male' : 'female')

export type Resident = { id: string; language: string; number: number; site: Site }

/** The customers of a language by the sites' ids. */
export const residentsOf = (language: string): Resident[] =>
  Array.from({ length: customersOf[language] ?? 0 }, (_, number) => ({
    id: `customer-${language}-${number + 1}`,
    ...{ language, number, site: siteOf(number) },
  }))

/** Who has this id; undefined for somebody whom the history does not know. */
export function residentWith(id: string): Resident | undefined {
  const language = /^customer-(\w\w)-\d+$/.exec(id)?.[1]
  return language === undefined ? undefined : residentsOf(language).find((resident) => resident.id === id)
}

/** The id of the profile of the second or third site owner in a language. */
export const profileIdOf = (site: Exclude<Site, 0>, language: string) => `demo-profile-${site}-${language}`
