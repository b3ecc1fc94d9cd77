import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import styles from '../../../ui/lists/ListLegend.module.css'
import { moveInList } from '../../../ui/lists/list-actions'
import { openSubject } from './audit-actions'

/** The keys of the audit log. */
export function AuditLegend() {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.legend}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
      </span>
      <span className={styles.legend}>
        <Keys keys="enter" /> {t('audit.toggle')}
      </span>
      <span className={styles.legend}>
        <Keys keys={openSubject.key} /> {t('audit.open_subject')}
      </span>
    </>
  )
}
