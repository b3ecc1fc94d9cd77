import i18next from 'i18next'

const displayNames = new Map<string, Intl.DisplayNames>()
/** Names are needed for every conversation, and are slow to create. */
const known = new Map<string, string>()

function nameOf(type: 'region' | 'language', code: string): string {
  const key = `${type} ${i18next.language} ${code}`
  const name = known.get(key) ?? names(type).of(code) ?? code
  known.set(key, name)
  return name
}

function names(type: 'region' | 'language'): Intl.DisplayNames {
  const key = `${type} ${i18next.language}`
  const known = displayNames.get(key)
  if (known) return known
  const fresh = new Intl.DisplayNames(i18next.language, {
    type,
    // In Spanish, the short name of the United Kingdom is "RU", which means Russia elsewhere.
    style: i18next.language === 'es' ? 'long' : 'short',
    languageDisplay: 'standard',
  })
  displayNames.set(key, fresh)
  return fresh
}

/** The name of a country in the chosen language, by its two letters. */
export const countryName = (code: string | null) => (code ? nameOf('region', code) : null)

/** The name of a language inside of a sentence: in many languages without a capital letter. */
export const languageWord = (tag: string) => nameOf('language', tag)

/** The name of a language by its tag, on its own. */
export const languageName = (tag: string) => capitalised(languageWord(tag))

export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase(i18next.language) + name.slice(1)
}
