import type { OperatorHours } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { DaysTable } from './DaysTable'
import styles from './Hours.module.css'
import { useHoursWords } from './use-hours-words'

type Props = { hours: OperatorHours; list?: Parameters<typeof DaysTable>[0]['list'] }

/** The hours of one person in a week: sums, days, and each correction with its reason. */
export function HoursPanels({ hours, list }: Props) {
  const { t } = useTranslation()
  const words = useHoursWords()
  const sum = (of: 'worked_seconds' | 'break_seconds' | 'corrected_minutes') =>
    hours.days.reduce((all, day) => all + day[of], 0)
  const corrected = sum('corrected_minutes')
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('hours.worked')}</dt>
          <dd>{words.length(Math.max(0, sum('worked_seconds') + corrected * 60))}</dd>
          <dd>
            {corrected === 0
              ? t('hours.no_correction')
              : t('hours.with_correction', { change: words.change(corrected) })}
          </dd>
        </div>
        <div>
          <dt>{t('hours.breaks')}</dt>
          <dd>{words.length(sum('break_seconds'))}</dd>
          <dd>{t('hours.not_in_it')}</dd>
        </div>
      </dl>
      <TitledPanel
        title={t('hours.by_day')}
        aside={<span>{t('hours.away_is_work')}</span>}
        className={styles.panel}
      >
        <DaysTable hours={hours} list={list} />
      </TitledPanel>
      <TitledPanel
        title={t('hours.corrections')}
        aside={<span>{t('hours.each_has_reason')}</span>}
        className={styles.panel}
      >
        {hours.corrections.length === 0 ? (
          <p className={styles.none}>{t('hours.none')}</p>
        ) : (
          <ul className={styles.corrections}>
            {hours.corrections.map(({ id, day, minutes, reason, by, at }) => (
              <li key={id}>
                <b>{words.change(minutes)}</b>
                <span>
                  <span dir="auto">{reason}</span>
                  <small>
                    {t('hours.corrected', {
                      day: words.day(day),
                      name: by.name ?? t('away.somebody', { id: by.id }),
                      at: formatDate(at, 'short'),
                    })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </TitledPanel>
    </>
  )
}
