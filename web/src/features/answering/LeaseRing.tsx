import { IconLock } from '@tabler/icons-react'
import { clockFace } from '../../ui/words/dates'
import styles from './LeaseRing.module.css'
import { leaseLeft, leaseShare, leaseTone } from './lease-time'
import type { LeaseState } from './machine/state'

type Props = { state: LeaseState; now: number; isSmall?: boolean }

/** Shows the remaining time of the lease, or a lock if the lease is lost. */
export function LeaseRing({ state, now, isSmall }: Props) {
  const left = state.status === 'held' ? leaseLeft(state, now) : null
  const tone = left === null ? styles.off : { calm: '', warn: styles.warn, bad: styles.bad }[leaseTone(left)]
  const radius = isSmall ? 22 : 23
  return (
    <span className={`${styles.ring} ${tone} ${isSmall ? styles.small : ''}`} aria-hidden="true">
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r={radius} />
        <circle
          cx="26"
          cy="26"
          r={radius}
          pathLength="100"
          strokeDasharray={`${state.status === 'held' ? leaseShare(leaseLeft(state, now), state) : 71} 100`}
        />
      </svg>
      {left === null && <IconLock size={isSmall ? 14 : 16} stroke={1.75} />}
      {left !== null && !isSmall && <b>{clockFace(left)}</b>}
    </span>
  )
}
