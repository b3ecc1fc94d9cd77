import type { InterfaceLanguage } from '@panel/contract/enumerations'
import { localeIn } from '@panel/contract/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type english from '../locales/en.json'
import { localeCookie } from './locale'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english }
  }
}

type Catalogue = typeof english

const catalogues: Record<InterfaceLanguage, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../locales/en.json'),
  'en-GB': () => import('../locales/en-GB.json'),
  // The casts: plural forms differ from English. A test compares all other keys.
  nl: () => import('../locales/nl.json') as Promise<{ default: unknown }> as Promise<{ default: Catalogue }>,
  it: () => import('../locales/it.json') as Promise<{ default: unknown }> as Promise<{ default: Catalogue }>,
  pl: () => import('../locales/pl.json') as Promise<{ default: unknown }> as Promise<{ default: Catalogue }>,
  es: () => import('../locales/es.json') as Promise<{ default: unknown }> as Promise<{ default: Catalogue }>,
  fr: () => import('../locales/fr.json') as Promise<{ default: unknown }> as Promise<{ default: Catalogue }>,
}

/** Loads the texts of the cookie's language; call it once, before the first paint. */
export async function startTexts() {
  const language = localeIn(document.cookie)
  const { default: texts } = await catalogues[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  // The one that hooks would get copies all options at every call, for namespaces and prefixes that are not used here: it took
  // four times as long. A screen asks for hundreds of texts.
  i18next.getFixedT = (() => i18next.t.bind(i18next)) as typeof i18next.getFixedT
  document.documentElement.lang = language
}

export async function chooseLanguage(language: InterfaceLanguage) {
  const { default: texts } = await catalogues[language]()
  i18next.addResourceBundle(language, 'translation', texts)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are in use.
  document.cookie = localeCookie(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
