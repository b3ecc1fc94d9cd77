import type { Conversation } from '@panel/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { clockFace } from '../../../ui/words/dates'
import { Elapsed } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import { useSinceInput } from '../../../ui/words/since-input'
import { useUser } from '../../settings/user-query'
import { useAnsweringState } from '../answering'
import { LeaseRing } from '../LeaseRing'
import { announcedSeconds, leaseLeft, leaseTone } from '../lease-time'
import styles from './LeasePanel.module.css'
import { lockTitle } from './lock-title'

type Props = {
  conversation: Conversation
  /** Replaces how long the customer has been waiting, and what waits besides. */
  times?: ReactNode
}

const useLeaseState = () => useAnsweringState(({ lease }) => lease.state)

/** The holder and the remaining time of the lease. */
export function LeasePanel({ conversation, times }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const waiting = user.open_messages + user.open_pokes
  const now = useNow()
  const state = useLeaseState()
  const isIdle = state.status === 'held' && state.isIdle
  const isLast = isIdle && leaseTone(leaseLeft(state, now)) === 'bad'
  return (
    <div className={[styles.lease, isIdle && styles.idle, isLast && styles.last].filter(Boolean).join(' ')}>
      <LeaseLine isIdle={isIdle} />
      {(!isIdle && times) || (
        <dl className={styles.wait}>
          <div>
            <dt>{t(conversation.queue === 'poke' ? 'lease.poke_due' : 'lease.customer_waiting')}</dt>
            <dd>
              {conversation.waiting_since ? (
                <Elapsed since={conversation.waiting_since} />
              ) : (
                t('lease.not_waiting')
              )}
            </dd>
          </div>
          <div>
            <dt>{t(isIdle ? 'lease.then' : 'lease.still_waiting')}</dt>
            <dd>{isIdle ? t('lease.back_to_queue') : t('lease.for_you', { count: waiting })}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}

function LeaseLine({ isIdle }: { isIdle: boolean }) {
  const { t } = useTranslation()
  const now = useNow()
  const sinceInput = useSinceInput()
  const state = useLeaseState()
  if (state.status === 'lost')
    return (
      <div className={styles.now}>
        <LeaseRing state={state} now={now} />
        <div>
          <h2>{lockTitle(t, state.by)}</h2>
          <p>{t('lease.read_only')}</p>
        </div>
      </div>
    )
  const left = leaseLeft(state, now)
  const tone = leaseTone(left)
  const idleFor = { minutes: Math.floor(sinceInput / 60_000) }
  return (
    <div className={styles.now}>
      <LeaseRing state={state} now={now} />
      <div>
        <h2>{isIdle ? t('still_there.title') : t(`lease.title.${tone}`)}</h2>
        <p>
          {isIdle
            ? t('lease.no_input', { duration: t('duration.only_minutes', idleFor) })
            : t(`lease.text.${tone}`)}
        </p>
      </div>
    </div>
  )
}

/** Announces the remaining time to screen readers at a few steps. It is at a place that no narrow window hides. */
export function SpokenLease() {
  const { t } = useTranslation()
  const now = useNow()
  const state = useLeaseState()
  // If the operator is idle, the question in the sender box announces it instead.
  const step = state.status === 'held' && !state.isIdle ? announcedSeconds(leaseLeft(state, now)) : null
  return (
    <span className={text.hidden} role="status">
      {step !== null && t('lease.left', { count: step })}
    </span>
  )
}

/** The ring next to the names, where the profile is not visible. */
export function SmallLease() {
  const now = useNow()
  const state = useLeaseState()
  const left = state.status === 'held' ? leaseLeft(state, now) : null
  return (
    <>
      <LeaseRing state={state} now={now} isSmall />
      {left !== null && <span className={text.figures}>{clockFace(left)}</span>}
    </>
  )
}
