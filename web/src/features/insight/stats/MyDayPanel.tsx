import type { MyDay } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { AwayButton } from '../../answering/away/AwayButton'
import { RestButton } from '../../answering/away/RestButton'
import { MyDayHours } from './MyDayHours'
import styles from './MyDayPanel.module.css'
import { MyDayTurns } from './MyDayTurns'
import { answeredShare } from './my-day'
import { myDayQuery } from './my-day-query'

/** The operator's own numbers of today, with a button for a break. @param isAlone without those of the team */
export function MyDayPanel({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation()
  const day = useQuery(myDayQuery)
  return (
    <TitledPanel
      title={t('my_day.title')}
      aside={day.data && t('my_day.since', { time: formatDate(day.data.since, 'timeOnly') })}
    >
      {day.isPending && <MyDayLoading />}
      {day.isError && !day.data && (
        <FailedPanel title={t('my_day.failed')} error={day.error} onRetry={() => void day.refetch()} />
      )}
      {day.data && <Day day={day.data} isAlone={isAlone} />}
      <footer className={styles.foot}>
        <p>{t('away.own')}</p>
        <RestButton />
        <AwayButton />
      </footer>
    </TitledPanel>
  )
}

type DayProps = { day: MyDay; isAlone: boolean }

function Day({ day, isAlone }: DayProps) {
  const { t } = useTranslation()
  const duration = useDuration()
  const { away, skipped } = day
  return (
    <div className={styles.day}>
      {day.sent === 0 ? (
        <p className={styles.empty}>{t('my_day.empty')}</p>
      ) : (
        <Sent day={day} isAlone={isAlone} />
      )}
      <dl className={styles.rest}>
        <dt>{t('my_day.skipped')}</dt>
        <dd>{formatNumber(skipped)}</dd>
        <dt>{t('away.title')}</dt>
        <dd>
          {away.times === 0
            ? t('home.none')
            : t('my_day.breaks', { count: away.times, duration: duration(away.seconds * 1_000) })}
        </dd>
      </dl>
    </div>
  )
}

function Sent({ day, isAlone }: DayProps) {
  const { t } = useTranslation()
  const own = answeredShare(day) ?? 0
  const team = isAlone ? null : answeredShare(day.team)
  return (
    <>
      <div className={styles.figures}>
        <div>
          <p className={styles.big}>{t('my_day.percent', { percent: own })}</p>
          <div className={styles.meter} aria-hidden="true">
            <i style={{ width: `${own}%` }} />
            {team !== null && <b style={{ left: `${team}%` }} />}
          </div>
          <p className={styles.small}>
            {team === null ? t('my_day.answered') : t('my_day.answered_team', { percent: team })}
          </p>
        </div>
        <div>
          <p className={styles.big}>{formatNumber(day.sent)}</p>
          <p className={styles.small}>{t('my_day.sent', { count: day.sent })}</p>
        </div>
      </div>
      <MyDayHours hours={day.hours} />
      <MyDayTurns turns={day.turns} />
    </>
  )
}

function MyDayLoading() {
  return (
    <Loading className={styles.day}>
      <div className={styles.figures}>
        <Skeleton width="60%" height={32} />
        <Skeleton width="60%" height={32} />
      </div>
      <Skeleton width="100%" height={84} />
      <Skeleton width="100%" height={16} />
      <Skeleton width="100%" height={16} />
    </Loading>
  )
}
