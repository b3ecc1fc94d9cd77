import { useTranslation } from 'react-i18next'
import { languageName } from '../../ui/region-names'
import { SelectField } from '../../ui/SelectField'

type Props = {
  value: string
  languages: readonly string[]
  /** The name of the choice that is none of them. */
  any?: string
  onChoose: (language: string) => void
}

/** Languages by their names, in a native list. */
export function LanguageField({ value, languages, any, onChoose }: Props) {
  const { t } = useTranslation()
  const all = [...new Set([...languages, value])].filter(Boolean)
  return (
    <SelectField
      label={t('saved_replies.language')}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {any && <option value="">{any}</option>}
      {all
        .map((language) => ({ language, name: languageName(language) }))
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ language, name }) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
