import type { InterfaceLanguage } from '@panel/contract/enumerations'
import { localeIn } from '@panel/contract/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type administration from '../locales/administration/en.json'
import type english from '../locales/en.json'
import { localeCookie } from './locale'
import { cookies } from './storage'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english & typeof administration }
  }
}

type Catalogue = typeof english | typeof administration
type Catalogues = Partial<Record<InterfaceLanguage, () => Promise<{ default: unknown }>>>

/** The texts of each language. Those of `administration` are loaded with its pages, which few operators open. */
const catalogues = {
  start: {
    en: () => import('../locales/en.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    nl: () => import('../locales/nl.json'),
    it: () => import('../locales/it.json'),
    pl: () => import('../locales/pl.json'),
    es: () => import('../locales/es.json'),
    fr: () => import('../locales/fr.json'),
  },
  administration: {
    en: () => import('../locales/administration/en.json'),
    nl: () => import('../locales/administration/nl.json'),
    it: () => import('../locales/administration/it.json'),
    pl: () => import('../locales/administration/pl.json'),
    es: () => import('../locales/administration/es.json'),
    fr: () => import('../locales/administration/fr.json'),
  },
} satisfies Record<string, Catalogues>

type CatalogueName = keyof typeof catalogues

/** The languages in which a missing text is looked up. */
const fallbacks: Partial<Record<InterfaceLanguage, InterfaceLanguage[]>> = { 'en-GB': ['en'] }

/** The catalogues that the page uses: a change of the language loads them again. */
const used = new Set<CatalogueName>(['start'])

/** The texts of a catalogue in a language, and in its fallbacks. */
async function load(name: CatalogueName, language: InterfaceLanguage) {
  const languages: Catalogues = catalogues[name]
  const found = [language, ...(fallbacks[language] ?? [])].flatMap((each) => {
    const get = languages[each]
    return get ? [{ each, get }] : []
  })
  return Promise.all(
    // The cast: plural forms differ from English, and `en-GB` has only what differs. A test compares the keys.
    found.map(async ({ each, get }) => [each, (await get()).default as Catalogue] as const),
  )
}

async function add(name: CatalogueName, language: InterfaceLanguage) {
  for (const [each, texts] of await load(name, language))
    i18next.addResourceBundle(each, 'translation', texts)
}

/** Loads the texts of the cookie's language; called once, before the first paint. */
export async function startTexts() {
  const language = localeIn(cookies.read())
  const loaded = await load('start', language)
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

/** The texts of any language, without showing the page in it: admins compare them with their own. */
export async function readTexts(language: InterfaceLanguage): Promise<typeof english> {
  // The cast: plural forms differ from English, and `en-GB` has only what differs.
  return (await catalogues.start[language]()).default as typeof english
}

/** Loads the texts of the administration, unless they are loaded. Called before a page that shows them. */
export async function addAdministrationTexts() {
  if (used.has('administration')) return
  // The cast: the panel has no other languages.
  await add('administration', i18next.language as InterfaceLanguage)
  used.add('administration')
}

export async function chooseLanguage(language: InterfaceLanguage) {
  await Promise.all([...used].map((name) => add(name, language)))
  cookies.write(localeCookie(language))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
