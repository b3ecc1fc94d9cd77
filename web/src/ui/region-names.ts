import i18next from 'i18next'

const made = new Map<string, Intl.DisplayNames>()
/** A name is asked for again with every conversation, and slow to get. */
const known = new Map<string, string>()

function nameOf(type: 'region' | 'language', code: string): string {
  const key = `${type} ${i18next.language} ${code}`
  const name = known.get(key) ?? names(type).of(code) ?? code
  known.set(key, name)
  return name
}

function names(type: 'region' | 'language'): Intl.DisplayNames {
  const key = `${type} ${i18next.language}`
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DisplayNames(i18next.language, {
    type,
    // "RU", the short Spanish name of the United Kingdom, is Russia everywhere else.
    style: type === 'region' && i18next.language !== 'es' ? 'short' : 'long',
    languageDisplay: 'standard',
  })
  made.set(key, fresh)
  return fresh
}

/** A country in the chosen language, from its two letters. */
export const countryName = (code: string | null) => (code ? nameOf('region', code) : null)

/** A language as it stands within a phrase of the chosen language: in many without a capital. */
export const languageWord = (tag: string) => nameOf('language', tag)

/** A language in the chosen language, from its tag, by itself. */
export const languageName = (tag: string) => capitalised(languageWord(tag))

export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase(i18next.language) + name.slice(1)
}
