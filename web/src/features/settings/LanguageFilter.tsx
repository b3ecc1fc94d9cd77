import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../ui/fields/FilterSelect'
import { languageName } from '../../ui/words/region-names'
import { useLanguages } from './use-languages'

type Props = {
  /** Undefined or empty for all. */
  value: string | undefined
  /** The name of the choice of all. */
  all?: string
  onChoose: (language: string | undefined) => void
}

/** Filters a list by one of the languages of the service. A chosen language stays in the list although it is no longer one. */
export function LanguageFilter({ value, all, onChoose }: Props) {
  const { t } = useTranslation()
  const languages = useLanguages()
  const isKnown = !value || languages.some(([code]) => code === value)
  return (
    <FilterSelect
      label={t('overview.language')}
      value={value ?? ''}
      {...(all !== undefined && { all })}
      options={isKnown ? languages : [...languages, [value, languageName(value)] as const]}
      onChoose={(language) => onChoose(language || undefined)}
    />
  )
}
