import { undoTimes } from '@panel/contract/rules/undo-times'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Segments } from '../../../ui/fields/Segments'
import { TitledPanel } from '../../../ui/TitledPanel'
import { undoTimeOf } from '../../settings/undo-time'
import { useUser } from '../../settings/user-query'
import styles from './AccountPage.module.css'

/** For how long a sent message can be undone, in this browser. */
export function SendingPanel() {
  const { t } = useTranslation()
  const undoTime = undoTimeOf(useUser().id)
  const chosen = useStore(undoTime)
  return (
    <TitledPanel title={t('account.sending')} aside={t('account.saved_as_chosen')}>
      <div className={styles.row}>
        <div className={styles.what}>
          {t('account.undo_time')}
          <p>{t('account.undo_time_note')}</p>
        </div>
        <Segments
          label={t('account.undo_time')}
          value={String(chosen)}
          options={undoTimes.map((seconds) => [
            String(seconds),
            seconds === 0 ? t('account.undo_off') : t('account.undo_seconds', { seconds }),
          ])}
          onChoose={(value) => undoTime.write(undoTimes.find((time) => String(time) === value) ?? 0)}
        />
      </div>
    </TitledPanel>
  )
}
