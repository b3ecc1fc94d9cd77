import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../ui/fields/FilterSelect'
import { compareLanguages } from '../../ui/words/name-order'
import { languageName } from '../../ui/words/region-names'
import { useUser } from './user-query'

type Props = {
  value: string | undefined
  /** The name of the choice of all. */
  all?: string
  onChoose: (language: string | undefined) => void
}

/** Filters a list by one language of this account. A chosen language stays in the list although it is another one. */
export function LanguageFilter({ value, all, onChoose }: Props) {
  const { t } = useTranslation()
  const languages = [...new Set([...useUser().languages, ...(value ? [value] : [])])].sort(compareLanguages)
  return (
    <FilterSelect
      label={t('overview.language')}
      value={value ?? ''}
      {...(all !== undefined && { all })}
      options={languages.map((language) => [language, languageName(language)] as const)}
      onChoose={(language) => onChoose(language || undefined)}
    />
  )
}
