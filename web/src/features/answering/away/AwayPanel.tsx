import type { OwnAwayTime } from '@panel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { takeFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { PageHead } from '../../../ui/PageHead'
import text from '../../../ui/text.module.css'
import { clockFace, formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import { storeBreak } from '../../people/welfare/store-break'
import { useReasons } from '../../settings/use-reasons'
import { userQuery } from '../../settings/user-query'
import styles from './AwayPanel.module.css'
import { endBreak } from './away-actions'
import { recordReturn } from './break-over'
import { announcedStage, breakLeft, breakMinutes, breakShare } from './break-time'

const askEvery = 1_000

/** Counts the break down by the server's clock. At its end, or with "I am back", the page continues where it was. */
export function AwayPanel({ away }: { away: OwnAwayTime }) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const client = useQueryClient()
  const now = useNow()
  const times = { startedAt: away.started_at, endsAt: away.ends_at }
  const left = breakLeft(times, now)
  const reason = read(away)
  const isOver = left === 0

  const back = useMutation({
    mutationFn: () => call('POST /api/away-times/current/end', {}),
    onSuccess: () => storeBreak(client, null),
    onError: () => recordReturn(null),
  })
  const end = () => {
    if (back.isPending) return
    recordReturn(away.id)
    back.mutate()
  }
  const action = useAction(endBreak, { end })

  return (
    <>
      {isOver && <AskWhetherOver />}
      <PageHead title={t('away.title')} />
      <section className={styles.away} aria-labelledby="away-heading">
        <span className={left <= 30_000 ? `${styles.ring} ${styles.soon}` : styles.ring}>
          <svg viewBox="0 0 52 52" aria-hidden="true">
            <circle cx="26" cy="26" r="24" />
            <circle
              cx="26"
              cy="26"
              r="24"
              pathLength="100"
              strokeDasharray={`${breakShare(times, now)} 100`}
              strokeOpacity={isOver ? 0 : 1}
            />
          </svg>
          <b role="timer" aria-live="off">
            {clockFace(left)}
          </b>
        </span>
        <h2 id="away-heading" ref={takeFocus} tabIndex={-1}>
          {isOver ? t('away.over') : t('away.until', { time: formatDate(away.ends_at, 'timeOnly') })}
        </h2>
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={styles.note}>{t('away.note')}</p>
        <ActionButton action={action} size="big" look="primary" isBusy={back.isPending} hasNoIcon />
        {back.isError && (
          <p className={styles.failed} role="alert">
            {failureText(t, t('away.back_failed'), back.error)}
          </p>
        )}
        <span className={text.hidden} role="status">
          {t(`away.spoken.${announcedStage(left)}`, { minutes: breakMinutes(times) })}
        </span>
      </section>
    </>
  )
}

/** The server decides when the break is over: at the end it is asked every second until it agrees. */
function AskWhetherOver() {
  useQuery({
    ...userQuery,
    refetchOnMount: 'always',
    refetchInterval: askEvery,
    refetchIntervalInBackground: true,
    notifyOnChangeProps: [],
  })
  return null
}
