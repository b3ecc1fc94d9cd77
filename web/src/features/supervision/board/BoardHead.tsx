import type { Board } from '@panel/contract'
import { type LateMinutes, latenessOf } from '@panel/contract/rules/lateness'
import { IconWifiOff } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow, useOwnNow } from '../../../ui/words/now'
import { languageWord } from '../../../ui/words/region-names'
import styles from './BoardPage.module.css'
import { oldestOf } from './board-rows'

type SentenceProps = {
  board: Pick<Board, 'languages'> & { handovers: { count: number } }
  /** From when on a chat is late. */
  late: LateMinutes
}

/** The state of the board in one sentence. */
export function BoardSentence({ board: { languages, handovers }, late }: SentenceProps) {
  const { t } = useTranslation()
  const now = useNow()
  const duration = useDuration()
  const waiting = languages.reduce((sum, row) => sum + row.waiting, 0)
  const oldest = oldestOf(languages)
  const working = languages.reduce((sum, { here }) => sum + here.answering + here.ready, 0)
  const away = languages.reduce((sum, { here }) => sum + here.away, 0)
  const lateness = latenessOf(oldest?.oldest_waiting_at ?? null, now, late)
  const b = <b />
  return (
    <p className={styles.sentence}>
      {oldest?.oldest_waiting_at ? (
        <Trans
          t={t}
          i18nKey="board.waiting"
          count={waiting}
          values={{
            age: duration(now - Date.parse(oldest.oldest_waiting_at)),
            language: languageWord(oldest.language),
          }}
          components={{ b, late: <b className={lateness ? styles[lateness] : undefined} /> }}
        />
      ) : (
        t('board.nobody_waits')
      )}{' '}
      {handovers.count > 0 && (
        <>
          <Trans
            t={t}
            i18nKey="board.with_masters"
            count={handovers.count}
            values={{ number: formatNumber(handovers.count) }}
            components={{ b }}
          />{' '}
        </>
      )}
      <Trans
        t={t}
        i18nKey="board.at_work"
        values={{ working: formatNumber(working), away: formatNumber(away) }}
        components={{ b }}
      />
    </p>
  )
}

/** Whether the figures are live: the time of day, or since when they are not. */
export function BoardClock({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation()
  const time = formatDate(useNow(60_000), 'timeOnly')
  return (
    <span className={styles.clock}>
      <i className={styles.dot} data-lost={isLost || undefined} aria-hidden="true" />
      {t(isLost ? 'board.not_live' : 'board.live')} <time>{time}</time>
    </span>
  )
}

type LostProps = {
  /** By the browser's clock. */ updatedAt: number /** False on a wall screen. */
  hasActs?: boolean
}

/** How old the figures are while the connection is lost. */
export function LostNotice({ updatedAt, hasActs = true }: LostProps) {
  const { t } = useTranslation()
  const duration = useDuration()
  const age = useOwnNow() - updatedAt
  return (
    <div className={styles.lost}>
      <Notice tone="warn" icon={IconWifiOff}>
        {t(hasActs ? 'board.lost' : 'board.wall.lost', {
          time: formatDate(updatedAt, 'second'),
          age: duration(age),
        })}
      </Notice>
    </div>
  )
}
