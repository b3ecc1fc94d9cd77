import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../../../ui/fields/OptionsPopover'
import { languagesQuery } from '../../settings/settings-queries'

/** The languages that a set can have, by their names. */
export function useSetLanguages(): readonly SelectOption[] {
  const { i18n } = useTranslation()
  const locale = interfaceLanguages.find((language) => language === i18n.language) ?? 'en'
  const languages = useQuery(languagesQuery(locale)).data ?? []
  return languages.map(({ code, name }) => [code, name] as const)
}
