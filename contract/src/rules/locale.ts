import { type InterfaceLanguage, interfaceLanguages } from './enumerations.ts'

/** Name of the cookie with the interface language. Specification section 1. */
export const localeCookieName = 'locale'

/** The locale in which a language writes dates and numbers: "English" without a region does it as in Europe, 12 Mar 2024, 15:23. */
export const regionOf = (language: string) => (language === 'en' ? 'en-150' : language)

/** An interface language that is known as a text only, such as that of i18next; English if it is none. */
export const languageOf = (text: string | null | undefined): InterfaceLanguage =>
  interfaceLanguages.find((language) => language === text) ?? 'en'

/** The interface language in a `Cookie` header; English when the cookie is missing or unknown. */
export function localeIn(cookies: string): InterfaceLanguage {
  return languageOf(
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(`${localeCookieName}=`))
      ?.slice(localeCookieName.length + 1),
  )
}
