import type { InterfaceLanguage } from '@panel/contract/enumerations'
import { localeIn } from '@panel/contract/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type english from '../locales/en.json'
import { localeCookie } from './locale'
import { cookies } from './storage'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english }
  }
}

type Catalogue = typeof english

const catalogues: Record<InterfaceLanguage, () => Promise<{ default: unknown }>> = {
  en: () => import('../locales/en.json'),
  'en-GB': () => import('../locales/en-GB.json'),
  nl: () => import('../locales/nl.json'),
  it: () => import('../locales/it.json'),
  pl: () => import('../locales/pl.json'),
  es: () => import('../locales/es.json'),
  fr: () => import('../locales/fr.json'),
}

/** The languages in which a missing text is looked up. */
const fallbacks: Partial<Record<InterfaceLanguage, InterfaceLanguage[]>> = { 'en-GB': ['en'] }

/** The texts of a language, and of its fallbacks. */
async function load(language: InterfaceLanguage) {
  const languages = [language, ...(fallbacks[language] ?? [])]
  return Promise.all(
    // The cast: plural forms differ from English, and `en-GB` has only what differs. A test compares the keys.
    languages.map(async (each) => [each, (await catalogues[each]()).default as Catalogue] as const),
  )
}

/** Loads the texts of the cookie's language; called once, before the first paint. */
export async function startTexts() {
  const language = localeIn(cookies.read())
  const loaded = await load(language)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: { ...fallbacks, default: [] },
    load: 'currentOnly',
    resources: Object.fromEntries(loaded.map(([each, translation]) => [each, { translation }])),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = language
}

export async function chooseLanguage(language: InterfaceLanguage) {
  for (const [each, texts] of await load(language)) i18next.addResourceBundle(each, 'translation', texts)
  cookies.write(localeCookie(language))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
