import { type InterfaceLanguage, interfaceLanguages } from './enumerations.ts'

/** The cookie that keeps the language of the interface. Specification section 1. */
export const localeCookieName = 'locale'

/** The language a `Cookie` text asks for; English when it names none that the panel has. */
export function localeIn(cookies: string): InterfaceLanguage {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookieName}=`))
    ?.slice(localeCookieName.length + 1)
  return interfaceLanguages.find((language) => language === value) ?? 'en'
}
