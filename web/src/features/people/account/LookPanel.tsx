import { useTranslation } from 'react-i18next'
import { LanguageSelect } from '../../../ui/fields/LanguageSelect'
import { Segments } from '../../../ui/fields/Segments'
import { chooseColorScheme, colorSchemes, useColorScheme } from '../../../ui/storage/color-scheme'
import { TitledPanel } from '../../../ui/TitledPanel'
import styles from './AccountPage.module.css'

/** Language and theme of this browser. */
export function LookPanel() {
  const { t } = useTranslation()
  const chosen = useColorScheme()
  return (
    <TitledPanel title={t('account.look')} aside={t('account.saved_as_chosen')}>
      <div className={styles.row}>
        <span className={`${styles.what} ${styles.plain}`}>{t('language_of_panel')}</span>
        <LanguageSelect />
      </div>
      <div className={styles.row}>
        <span className={`${styles.what} ${styles.plain}`}>{t('account.theme')}</span>
        <Segments
          label={t('account.theme')}
          value={chosen}
          options={colorSchemes.map((scheme) => [scheme, t(`account.theme_of.${scheme}`)])}
          onChoose={chooseColorScheme}
        />
      </div>
    </TitledPanel>
  )
}
