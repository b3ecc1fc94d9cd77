import type { WallBoard } from '@panel/contract'
import { latenessOf } from '@panel/contract/rules/lateness'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import text from '../../../ui/text.module.css'
import { useAge } from '../../../ui/words/Age'
import { clockFace, formatNumber } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { HourPanel } from './HourPanel'
import styles from './WallPage.module.css'

/** The counts of a wall screen: chats in hand, breaks, handovers, and the last hour. */
export function WallPanels({ board: { leases, away, handovers, hour, late_minutes } }: { board: WallBoard }) {
  const { t } = useTranslation()
  const age = useAge()
  const now = useNow()
  const lateness = latenessOf(handovers.oldest_since, now, late_minutes.handover)
  const since = (at: string) => age(now - Date.parse(at))
  return (
    <div className={styles.panels}>
      <Count title={t('board.leases.title')} count={leases.count}>
        {leases.longest_since && t('board.wall.longest', { time: since(leases.longest_since) })}
      </Count>
      <Count title={t('board.away.title')} count={away.count}>
        {away.next_back_at &&
          t('board.away.back_in', { time: clockFace(Math.max(0, Date.parse(away.next_back_at) - now)) })}
      </Count>
      <Count title={t('board.handovers.title')} count={handovers.count}>
        {handovers.oldest_since && (
          <span className={lateness ? text[lateness] : undefined}>
            {t('board.wall.oldest', { time: since(handovers.oldest_since) })}
          </span>
        )}
      </Count>
      <HourPanel hour={hour} isWall />
    </div>
  )
}

function Count({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <TitledPanel title={title}>
      <p className={styles.count}>
        <b>{formatNumber(count)}</b> {children}
      </p>
    </TitledPanel>
  )
}
