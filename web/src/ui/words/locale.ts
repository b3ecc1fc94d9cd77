import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { localeCookieDays } from '@panel/contract/rules/limits'
import { localeCookieName } from '@panel/contract/rules/locale'

export function localeCookie(language: InterfaceLanguage): string {
  return `${localeCookieName}=${language}; max-age=${localeCookieDays * 86_400}; path=/; samesite=lax`
}

/** The name of each language in that language. */
export const languageNames: Record<InterfaceLanguage, string> = {
  en: 'English',
  'en-GB': 'English (UK)',
  nl: 'Nederlands',
  it: 'Italiano',
  pl: 'Polski',
  es: 'Español',
  fr: 'Français',
}
