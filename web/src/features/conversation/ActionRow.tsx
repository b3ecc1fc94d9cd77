import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { LeaveActions } from '../answering/LeaveActions'
import { ReportAction } from '../answering/ReportAction'
import { leaveEditor } from '../answering/sender-actions'
import { AwayButton } from '../away/AwayButton'
import styles from './ActionRow.module.css'

/** The actions below the editor for the conversation in hand, each with its key. */
export function ActionRow() {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.row} aria-label={t('action.title')}>
      <span className={styles.esc}>
        <Keys keys={leaveEditor.key} /> {t('action.esc_then')}
      </span>
      <LeaveActions />
      <ReportAction />
      <AwayButton look="quiet" className={styles.end} />
    </fieldset>
  )
}
