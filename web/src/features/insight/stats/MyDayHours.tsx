import type { MyDay } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import styles from './MyDayPanel.module.css'
import { hourBars } from './my-day'

/** Messages sent in each hour of the day. */
export function MyDayHours({ hours }: Pick<MyDay, 'hours'>) {
  const { t } = useTranslation()
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {t('my_day.per_hour')}
      </p>
      <ol className={styles.hours} aria-label={t('my_day.per_hour')}>
        {hourBars(hours).map(({ at, sent, height, isNow }) => (
          <li key={at} className={isNow ? styles.now : undefined}>
            <span className={text.hidden}>
              {t('my_day.in_hour', { time: formatDate(at, 'timeOnly'), number: formatNumber(sent) })}
            </span>
            <b aria-hidden="true">{formatNumber(sent)}</b>
            <span className={styles.bar} style={{ height: `${height}%` }} aria-hidden="true" />
            <span aria-hidden="true">{new Date(at).getHours()}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
