import type { Board } from '@panel/contract'
import { boardAim } from '@panel/contract/rules/board-rules'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber, formatShare } from '../../../ui/words/dates'
import { sumsOf } from './board-rows'
import styles from './HourPanel.module.css'

/** What was sent and skipped in the last hour, in bars of five minutes; only the sums on a wall screen. */
export function HourPanel({ hour, isWall }: { hour: Board['hour']; isWall?: true }) {
  const { t } = useTranslation()
  const { sent, skipped, inTime } = sumsOf(hour)
  return (
    <TitledPanel
      title={t('board.hour.title')}
      className={styles.panel}
      aside={!isWall && <Link to="/stats">{t('page.stats')}</Link>}
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('board.hour.sent')}</dt>
          <dd>{sent === null ? '–' : formatNumber(sent)}</dd>
        </div>
        <div>
          <dt>{t('board.hour.skipped')}</dt>
          <dd>{formatNumber(skipped)}</dd>
        </div>
        <div>
          <dt>{t('board.hour.in_time', { minutes: boardAim.minutes })}</dt>
          <dd className={inTime !== null && inTime < boardAim.share ? styles.late : undefined}>
            {inTime === null ? '–' : formatShare(inTime)}
          </dd>
        </div>
      </dl>
      {!isWall && <HourChart bars={hour.bars} />}
    </TitledPanel>
  )
}

function HourChart({ bars }: Pick<Board['hour'], 'bars'>) {
  const { t } = useTranslation()
  const most = Math.max(1, ...bars.map(({ sent }) => sent ?? 0))
  const mostSkipped = Math.max(1, ...bars.map(({ skipped }) => skipped))
  const spoken = bars.map(({ at, sent, skipped }) =>
    t('board.hour.bar', { time: formatDate(at, 'timeOnly'), sent: sent ?? '–', skipped }),
  )
  const first = bars[0]
  return (
    <div className={styles.chart}>
      <div role="img" aria-label={`${t('board.hour.chart')} ${spoken.join('; ')}`} className={styles.bars}>
        {bars.map(({ at, sent, skipped }, index) => (
          <span key={at} title={spoken[index]}>
            <i
              data-missing={sent === null || undefined}
              style={{ height: `${((sent ?? 0) / most) * 100}%` }}
            />
            <i style={{ height: `${(skipped / mostSkipped) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.axis}>
        <span>{first && formatDate(first.at, 'timeOnly')}</span>
        <span title={t('board.hour.axis')}>{t('board.hour.axis')}</span>
        <span>{t('board.hour.now')}</span>
      </p>
    </div>
  )
}
