import type { InterfaceLanguage } from '@panel/contract'

/** Countries with their names in `locale`, sorted by its rules. */
export function namedCountries(codes: readonly string[], locale: InterfaceLanguage) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}

/** The name of a language in `locale`, capitalized. */
export function languageName(tag: string, locale: InterfaceLanguage): string {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  const name = names.of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
