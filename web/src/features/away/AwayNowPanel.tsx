import type { AwayTime } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar'
import { clockFace, formatDate } from '../../ui/dates'
import { useNow } from '../../ui/now'
import text from '../../ui/text.module.css'
import { AwayButton } from './AwayButton'
import styles from './AwayNowPanel.module.css'
import { awayNowQuery } from './away-query'
import { breakLeft } from './break-time'
import { useHearsAway } from './use-away-now'

/** On the home page: one's own break, and for coaches who is away now. */
export function AwayNowPanel() {
  const { t } = useTranslation()
  const hearsAway = useHearsAway()
  return (
    <section className={styles.panel} aria-label={t('away.title')}>
      <header className={styles.head}>
        <h2 className={text.panel}>{t('away.title')}</h2>
        <p>{t('away.own')}</p>
        <AwayButton />
      </header>
      {hearsAway && <AwayNow />}
    </section>
  )
}

function AwayNow() {
  const { t } = useTranslation()
  const now = useNow()
  const { data, isError, refetch } = useQuery(awayNowQuery)
  // One that is over goes by itself.
  const away = data?.filter(({ ends_at }) => breakLeft(ends_at, now) > 0)
  if (isError && !away)
    return (
      <p className={styles.empty} role="alert">
        {t('away.list_failed')}{' '}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          {t('error.try_again')}
        </button>
      </p>
    )
  if (!away) return <p className={styles.empty}>{t('loading')}</p>
  if (away.length === 0) return <p className={styles.empty}>{t('away.nobody')}</p>
  return (
    <ul className={styles.list} aria-label={t('away.now')}>
      {away.map((one) => (
        <Line key={one.id} away={one} />
      ))}
    </ul>
  )
}

function Line({ away }: { away: AwayTime }) {
  const { t } = useTranslation()
  const now = useNow()
  const name = away.operator.name ?? t('away.somebody', { id: away.operator.id })
  return (
    <li>
      <Avatar name={name} />
      <b>{name}</b>
      <span className={styles.reason} title={away.reason}>
        {away.reason}
      </span>
      <span className={styles.time}>
        {t('away.since', { time: formatDate(away.started_at, 'timeOnly') })}
        {', '}
        <span className={text.figures}>
          {t('away.back_in', { time: clockFace(breakLeft(away.ends_at, now)) })}
        </span>
        <i className={styles.dot} aria-hidden="true" />
      </span>
    </li>
  )
}
