import { IconClockOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import styles from './Hours.module.css'

/** Says that the owner of the service has no hours counted. */
export function HoursOff() {
  const { t } = useTranslation()
  return (
    <div className={styles.off}>
      <EmptyPanel icon={IconClockOff} title={t('hours.off')}>
        {t('hours.off_why')}
      </EmptyPanel>
    </div>
  )
}
