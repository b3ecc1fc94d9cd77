import type { Conversation } from '@panel/contract'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { clockFace } from '../../ui/dates'
import { Elapsed } from '../../ui/Elapsed'
import { useNow } from '../../ui/now'
import text from '../../ui/text.module.css'
import { useUser } from '../sign-in/user-query'
import styles from './LeasePanel.module.css'
import { LeaseRing } from './LeaseRing'
import type { LeaseKeeper } from './lease-keeper'
import { leaseLeft, leaseTone, spokenStep } from './lease-time'
import { lockTitle } from './lock-title'

type Props = { lease: LeaseKeeper; conversation: Conversation }

/** Whose conversation it is, and for how long. */
export function LeasePanel({ lease, conversation }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const waiting = user.open_messages + user.open_pokes
  return (
    <div className={styles.lease}>
      <LeaseLine lease={lease} />
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
          <dt>{t('lease.still_waiting')}</dt>
          <dd>{t('lease.for_you', { count: waiting })}</dd>
        </div>
      </dl>
    </div>
  )
}

function LeaseLine({ lease }: { lease: LeaseKeeper }) {
  const { t } = useTranslation()
  const now = useNow()
  const state = useSyncExternalStore(lease.subscribe, lease.state)
  if (state.status === 'lost')
    return (
      <div className={styles.now}>
        <LeaseRing left={null} />
        <div>
          <h2>{lockTitle(t, state.by)}</h2>
          <p>{t('lease.read_only')}</p>
        </div>
      </div>
    )
  const left = leaseLeft(state.expiresAt, now)
  const tone = leaseTone(left)
  return (
    <div className={styles.now}>
      <LeaseRing left={left} />
      <div>
        <h2>{t(`lease.title.${tone}`)}</h2>
        <p>{t(`lease.text.${tone}`)}</p>
      </div>
    </div>
  )
}

/** Says what is left of it to screen readers, at few steps. It is where no narrow window hides it. */
export function SpokenLease({ lease }: { lease: LeaseKeeper }) {
  const { t } = useTranslation()
  const now = useNow()
  const state = useSyncExternalStore(lease.subscribe, lease.state)
  const step = state.status === 'held' ? spokenStep(leaseLeft(state.expiresAt, now)) : null
  return (
    <span className={text.hidden} role="status">
      {step !== null && t('lease.left', { count: step })}
    </span>
  )
}

/** The ring beside the names, where the profile is out of sight. */
export function SmallLease({ lease }: { lease: LeaseKeeper }) {
  const now = useNow()
  const state = useSyncExternalStore(lease.subscribe, lease.state)
  const left = state.status === 'held' ? leaseLeft(state.expiresAt, now) : null
  return (
    <>
      <LeaseRing left={left} isSmall />
      {left !== null && <span className={text.figures}>{clockFace(left)}</span>}
    </>
  )
}
