import type { Conversation, Lease } from '@panel/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepLease, releaseLease, releaseOnLeaving } from './lease-keeper'
import { noteLeft } from './shown-leases'

/**
 * Keeps a lease while the screen is open, and gives it back when the screen is left.
 * @param now the conversation as last heard, with the lease this operator has on it
 */
export function useLease(
  claimed: Lease,
  now: { conversation: Conversation; lease: Lease | null },
  operatorId: number,
) {
  const [lease] = useState(() => keepLease(claimed))
  const state = useSyncExternalStore(lease.subscribe, lease.state)
  const isPassedOn = useRef(false)

  useEffect(() => lease.start(), [lease])
  useEffect(() => {
    const leave = () => releaseOnLeaving(lease.id)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      if (!isPassedOn.current && lease.state().status === 'held') releaseLease(lease.id)
      else noteLeft(localStorage, lease.id)
    }
  }, [lease])
  useEffect(() => {
    const { answering } = now.conversation
    if (now.lease?.id === lease.id) return
    if (answering && answering.id !== operatorId) lease.lose(answering)
    // Given back or answered in another tab, or it has run out and comes back to life.
    else void lease.check()
  }, [now, lease, operatorId])

  return {
    lease,
    state,
    /** Sending has ended it: there is nothing to give back. */
    passOn: () => {
      isPassedOn.current = true
    },
  }
}
