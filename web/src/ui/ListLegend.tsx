import { useTranslation } from 'react-i18next'
import { Keys } from './Keys'
import styles from './ListLegend.module.css'
import { moveInList, openFilters } from './list-actions'

/** The keys of a list whose rows can be opened. */
export function ListLegend() {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.legend}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
      </span>
      <span className={styles.legend}>
        <Keys keys="enter" /> {t('overview.read')}
      </span>
      <span className={styles.legend}>
        <Keys keys={openFilters.key} /> {t('overview.filters')}
      </span>
    </>
  )
}
