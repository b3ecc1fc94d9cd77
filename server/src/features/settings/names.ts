import type { InterfaceLanguage } from '@panel/contract'

/** Countries by their names in `locale`, in its order. */
export function namedCountries(codes: readonly string[], locale: InterfaceLanguage) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}

/** A language by its name in `locale`, as a heading writes it. */
export function languageName(tag: string, locale: InterfaceLanguage): string {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  const name = names.of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
