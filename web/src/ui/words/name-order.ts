import i18next from 'i18next'
import { languageName } from './region-names'

const collators = new Map<string, Intl.Collator>()

/** Compares names in the order of the interface language, as the server's lists do: É beside E, 2 before 10. */
export function compareNames(one: string, other: string): number {
  const known = collators.get(i18next.language) ?? new Intl.Collator(i18next.language, { numeric: true })
  collators.set(i18next.language, known)
  return known.compare(one, other)
}

/** Compares languages, such as nl and en-GB, by their names. */
export const compareLanguages = (one: string, other: string): number =>
  compareNames(languageName(one), languageName(other))
