import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../ui/region-names'
import styles from './LanguageField.module.css'

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
  const id = useId()
  const all = [...new Set([...languages, value])].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('saved_replies.language')}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {any && <option value="">{any}</option>}
        {all
          .map((language) => ({ language, name: languageName(language) }))
          .sort((one, other) => one.name.localeCompare(other.name))
          .map(({ language, name }) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}
