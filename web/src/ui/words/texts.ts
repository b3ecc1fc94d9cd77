import type administration from '@panel/contract/locales/administration/en.json'
import type english from '@panel/contract/locales/en.json'
import type holds from '@panel/contract/locales/holds/en.json'
import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { languageOf, localeIn } from '@panel/contract/rules/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { cookies } from '../storage/storage'
import { isolate } from './isolate'
import { localeCookie } from './locale'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english & typeof administration & typeof holds }
  }
}

type Catalogue = typeof english | typeof administration | typeof holds
/** The texts of each language. */
export type Catalogues = Partial<Record<InterfaceLanguage, () => Promise<{ default: unknown }>>>

/** The texts of the first screens. Those of others are loaded with them: `addTexts`. */
const start = {
  en: () => import('@panel/contract/locales/en.json'),
  'en-GB': () => import('@panel/contract/locales/en-GB.json'),
  nl: () => import('@panel/contract/locales/nl.json'),
  it: () => import('@panel/contract/locales/it.json'),
  pl: () => import('@panel/contract/locales/pl.json'),
  es: () => import('@panel/contract/locales/es.json'),
  fr: () => import('@panel/contract/locales/fr.json'),
} satisfies Catalogues

/** The languages in which a missing text is looked up. */
const fallbacks: Partial<Record<InterfaceLanguage, InterfaceLanguage[]>> = { 'en-GB': ['en'] }

/** The catalogues that the page uses: a change of the language loads them again. */
const used = new Set<Catalogues>([start])

/** The texts of a catalogue in a language, and in its fallbacks. */
async function load(languages: Catalogues, language: InterfaceLanguage) {
  const found = [language, ...(fallbacks[language] ?? [])].flatMap((each) => {
    const get = languages[each]
    return get ? [{ each, get }] : []
  })
  return Promise.all(
    // The cast: plural forms differ from English, and `en-GB` has only what differs. A test compares the keys.
    found.map(async ({ each, get }) => [each, (await get()).default as Catalogue] as const),
  )
}

async function add(languages: Catalogues, language: InterfaceLanguage) {
  for (const [each, texts] of await load(languages, language))
    i18next.addResourceBundle(each, 'translation', texts)
}

/** React escapes HTML. What is inserted into a text, such as a name, changes nothing beside it. */
export const interpolation = { escapeValue: true, escape: isolate }

/** Loads the texts of the cookie's language; called once, before the first paint. */
export async function startTexts() {
  const language = localeIn(cookies.read())
  const loaded = await load(start, language)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: { ...fallbacks, default: [] },
    load: 'currentOnly',
    resources: Object.fromEntries(loaded.map(([each, translation]) => [each, { translation }])),
    interpolation,
    react: { useSuspense: false },
  })
  document.documentElement.lang = language
}

/** The texts of any language, without showing the page in it: admins compare them with their own. */
export async function readTexts(language: InterfaceLanguage): Promise<typeof english> {
  // The cast: plural forms differ from English, and `en-GB` has only what differs.
  return (await start[language]()).default as typeof english
}

/** Loads further texts, unless they are loaded. Called before a part of the panel that shows them. */
export async function addTexts(languages: Catalogues) {
  if (used.has(languages)) return
  await add(languages, languageOf(i18next.language))
  used.add(languages)
}

export async function chooseLanguage(language: InterfaceLanguage) {
  await Promise.all([...used].map((languages) => add(languages, language)))
  cookies.write(localeCookie(language))
  await showLoaded(language)
}

/** Shows this page in a language, without choosing it for the next one. */
export async function showLanguage(language: InterfaceLanguage) {
  await Promise.all([...used].map((name) => add(name, language)))
  await showLoaded(language)
}

async function showLoaded(language: InterfaceLanguage) {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
