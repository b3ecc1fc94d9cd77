import type { RetentionPeriod } from '@panel/contract'
import { retentionClasses } from '@panel/contract/rules/retention-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { PeriodDialog } from './PeriodDialog'
import styles from './Retention.module.css'
import { StopDialog } from './StopDialog'

const tones = { off: null, working: 'warn', done: 'ok', asks: 'bad' } as const

const actOf = (state: RetentionPeriod['state']) => (state === 'asks' ? 'retention.again' : 'retention.set')

/** A class of data: what it has, its period, and how far the panel is. */
export function PeriodRow({ period }: { period: RetentionPeriod }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'period' | 'stop' | null>(null)
  const { name, days, state, confirmed, until, rows } = period
  const tone = tones[state]
  const what = t(`retention.class.${name}.name`)
  const close = () => setOpen(null)
  return (
    <li className={styles.row}>
      <div>
        <h3>
          {what}{' '}
          <Chip {...(tone && { tone })}>
            {days === null ? t('retention.off') : t('retention.days', { count: days })}
          </Chip>
        </h3>
        <p className={styles.quiet}>{t(`retention.class.${name}.text`)}</p>
        {days === null || state === 'off' ? (
          <p className={styles.quiet}>
            {t('retention.proposed', { days: formatNumber(retentionClasses[name].proposed) })}
          </p>
        ) : (
          until && (
            <p role={state === 'working' ? 'status' : undefined}>
              {t(`retention.state.${state}`, {
                date: formatDate(until, 'dateOnly'),
                rows: formatNumber(rows),
              })}
            </p>
          )
        )}
        {days !== null && confirmed && (
          <p className={styles.quiet}>
            {t('retention.confirmed', {
              name: confirmed.by.name ?? t('overview.hidden_name'),
              time: formatDate(confirmed.at, 'short'),
              rows: formatNumber(confirmed.rows),
            })}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button aria-label={`${t(actOf(state))}: ${what}`} onClick={() => setOpen('period')}>
          {t(actOf(state))}
        </Button>
        {days !== null && (
          <Button look="quiet" aria-label={`${t('retention.stop')}: ${what}`} onClick={() => setOpen('stop')}>
            {t('retention.stop')}
          </Button>
        )}
      </div>
      {open === 'period' && <PeriodDialog name={name} days={days} onClose={close} />}
      {open === 'stop' && <StopDialog name={name} onClose={close} />}
    </li>
  )
}
