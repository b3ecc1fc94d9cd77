import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import { languageOf } from '@panel/contract/rules/locale'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../words/locale'
import { chooseLanguage } from '../words/texts'
import styles from './LanguageSelect.module.css'

/** The language of the panel. A native list, which works before anything else is loaded. */
export function LanguageSelect({ isShort }: { /** Shows `EN` instead of `English`. */ isShort?: boolean }) {
  const { t, i18n } = useTranslation()
  const current = languageOf(i18n.language)
  return (
    <span className={styles.select}>
      <span aria-hidden="true">{isShort ? current.toUpperCase() : languageNames[current]}</span>
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      <select
        aria-label={t('language_of_panel')}
        value={i18n.language}
        onChange={(event) => void chooseLanguage(languageOf(event.target.value))}
      >
        {interfaceLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </span>
  )
}
