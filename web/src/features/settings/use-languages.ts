import { languageOf } from '@panel/contract/rules/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../../ui/fields/OptionsPopover'
import { languagesQuery } from './settings-queries'

/** The languages of the service, by their names. */
export function useLanguages(): readonly SelectOption[] {
  const { i18n } = useTranslation()
  const locale = languageOf(i18n.language)
  const languages = useQuery(languagesQuery(locale)).data ?? []
  return languages.map(({ code, name }) => [code, name] as const)
}
