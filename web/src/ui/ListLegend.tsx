import { useTranslation } from 'react-i18next'
import { Keys } from './Keys'
import styles from './ListLegend.module.css'

/** The keys of a list whose rows are opened. */
export function ListLegend() {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.legend}>
        <Keys keys="J" /> <Keys keys="K" /> {t('overview.move')}
      </span>
      <span className={styles.legend}>
        <Keys keys="enter" /> {t('overview.read')}
      </span>
      <span className={styles.legend}>
        <Keys keys="F" /> {t('overview.filters')}
      </span>
    </>
  )
}
