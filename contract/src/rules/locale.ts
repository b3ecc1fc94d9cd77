import { type InterfaceLanguage, interfaceLanguages } from './enumerations.ts'

/** Name of the cookie with the interface language. Specification section 1. */
export const localeCookieName = 'locale'

/** The interface language in a `Cookie` header; English when the cookie is missing or unknown. */
export function localeIn(cookies: string): InterfaceLanguage {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookieName}=`))
    ?.slice(localeCookieName.length + 1)
  return interfaceLanguages.find((language) => language === value) ?? 'en'
}
