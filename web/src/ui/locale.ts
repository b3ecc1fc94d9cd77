import { type InterfaceLanguage, interfaceLanguages } from '@panel/contract/enumerations'
import { localeCookieDays } from '@panel/contract/limits'

const cookieName = 'locale'

/** The language a `Cookie` text asks for; English when it names none that the panel has. */
export function localeIn(cookies: string): InterfaceLanguage {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return interfaceLanguages.find((language) => language === value) ?? 'en'
}

export function localeCookie(language: InterfaceLanguage): string {
  return `${cookieName}=${language}; max-age=${localeCookieDays * 86_400}; path=/; samesite=lax`
}

/** Each language by its own name. */
export const languageNames: Record<InterfaceLanguage, string> = {
  en: 'English',
  'en-GB': 'English (UK)',
  nl: 'Nederlands',
  it: 'Italiano',
  pl: 'Polski',
  es: 'Español',
  fr: 'Français',
}
