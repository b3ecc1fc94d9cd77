import { useTranslation } from 'react-i18next'
import { useNow } from './now'
import { ownTimeZone } from './period'
import { useServiceZone } from './service-time'
import styles from './WhoseDays.module.css'
import { clockIn, placeOf } from './zone-clock'

/** Says whose days a period has. Nothing where the clock of this browser is that of the service. */
export function WhoseDays() {
  const { t } = useTranslation()
  const zone = useServiceZone()
  const now = useNow(60_000)
  if (clockIn(zone, now) === clockIn(ownTimeZone(), now)) return null
  const text = zone === 'UTC' ? t('period.days_in_utc') : t('period.days_in', { place: placeOf(zone) })
  return (
    <span className={styles.note} data-note>
      {text}
    </span>
  )
}
