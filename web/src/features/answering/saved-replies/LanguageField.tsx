import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'
import { compareNames } from '../../../ui/words/name-order'
import { languageName } from '../../../ui/words/region-names'

type Props = {
  value: string
  languages: readonly string[]
  /** The name of the empty choice. */
  any?: string
  onChoose: (language: string) => void
}

/** A select for a language, sorted by name. */
export function LanguageField({ value, languages, any, onChoose }: Props) {
  const { t } = useTranslation()
  const byName = [...new Set([...languages, value])]
    .filter(Boolean)
    .map((language) => [language, languageName(language)] as const)
    .sort(([, one], [, other]) => compareNames(one, other))
  return (
    <SelectField
      label={t('saved_replies.language')}
      value={value}
      options={any ? [['', any], ...byName] : byName}
      onChoose={onChoose}
    />
  )
}
