import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseColorScheme, colorSchemes, useColorScheme } from '../../ui/color-scheme'
import { LanguageSelect } from '../../ui/LanguageSelect'
import { TitledPanel } from '../../ui/TitledPanel'
import styles from './AccountPage.module.css'

/** Language and theme of this browser. */
export function LookPanel() {
  const { t } = useTranslation()
  const name = useId()
  const chosen = useColorScheme()
  return (
    <TitledPanel title={t('account.look')} aside={t('account.saved_as_chosen')}>
      <div className={styles.row}>
        <span className={`${styles.what} ${styles.plain}`}>{t('language_of_panel')}</span>
        <LanguageSelect />
      </div>
      <div className={styles.row}>
        <span className={`${styles.what} ${styles.plain}`}>{t('account.theme')}</span>
        <div className={styles.segments} role="radiogroup" aria-label={t('account.theme')}>
          {colorSchemes.map((scheme) => (
            <label key={scheme} className={styles.segment}>
              <input
                type="radio"
                name={name}
                checked={scheme === chosen}
                onChange={() => chooseColorScheme(scheme)}
              />
              {t(`account.theme_of.${scheme}`)}
            </label>
          ))}
        </div>
      </div>
    </TitledPanel>
  )
}
