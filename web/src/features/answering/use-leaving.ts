import type { QueueName, reasonCodes } from '@panel/contract/enumerations'
import type { IgnoreOption } from '@panel/contract/ignore-rules'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { untilKnown, type Waiting } from '../../api/retry'
import type { GivenReason } from '../../ui/reasons'
import { type LeaseKeeper, releaseLease } from './lease-keeper'
import { readSkipped, rememberSkipped } from './skipped-conversations'
import { usePause } from './use-pause'
import type { Sent } from './use-sending'

/** As many as a claim may exclude. */
const excludedAtMost = 200

type SkipCode = (typeof reasonCodes.skip)[number]
type HandoverCode = (typeof reasonCodes.handover)[number]

/** What ends a lease without an answer. */
export type Leave =
  | {
      act: 'skip'
      reason: GivenReason<SkipCode>
      /** The text in the editor, deleted when the skip has succeeded. */
      deletes?: string
    }
  | { act: 'handover'; reason: GivenReason<HandoverCode> }
  | { act: 'ignore'; options: IgnoreOption[]; note?: string }
  | { act: 'give_back' }

export type Leaving =
  | { phase: 'idle' }
  | { phase: 'leaving' }
  /** It is not known whether it was done: it is tried again with the same lease, which acts once. */
  | { phase: 'waiting'; waiting: Waiting }
  | { phase: 'refused'; error: unknown }

type Options = {
  operatorId: number
  conversationId: number
  queue: QueueName
  lease: LeaseKeeper
  inReplyTo: number | null
  onLeft: (leave: Leave, next: Sent['next']) => void
  onRefused: (error: ApiError) => void
}

/** Skips, ignores, hands over or gives back the conversation in hand, and goes on to the next. */
export function useLeaving(options: Options) {
  const [leaving, setLeaving] = useState<Leaving>({ phase: 'idle' })
  const { pause, wake, isGone } = usePause()
  const turn = useRef(0)
  const isBusy = useRef(false)

  const leave = async (wish: Leave) => {
    if (isBusy.current) return
    isBusy.current = true
    const mine = ++turn.current
    const isOver = () => isGone() || turn.current !== mine
    setLeaving({ phase: 'leaving' })
    try {
      const { next } = await untilKnown(
        () => post(wish, options),
        async (milliseconds) => {
          await pause(milliseconds)
          if (isOver()) throw new Cancelled()
          setLeaving({ phase: 'leaving' })
        },
        (waiting) => setLeaving({ phase: 'waiting', waiting }),
      )
      // An ignored one comes back with the customer's next message; all others are for somebody else.
      if (wish.act !== 'ignore') rememberSkipped(localStorage, options.operatorId, options.conversationId)
      // The page was left before the answer came: nobody would answer the next one.
      if (isGone()) {
        if (next?.conversation) releaseLease(next.lease.id)
        return
      }
      options.onLeft(wish, next)
    } catch (error) {
      if (error instanceof Cancelled) return
      setLeaving({ phase: 'refused', error })
      if (error instanceof ApiError) options.onRefused(error)
    } finally {
      if (turn.current === mine) isBusy.current = false
    }
  }

  return {
    leaving,
    leave,
    tryNow: wake,
    /** A refusal has been read, or the wait for an outcome is given up. */
    dismiss: () => {
      if (leaving.phase === 'leaving') return
      turn.current++
      isBusy.current = false
      wake()
      setLeaving({ phase: 'idle' })
    },
  }
}

class Cancelled extends Error {}

function post(wish: Leave, { operatorId, conversationId, queue, lease, inReplyTo }: Options) {
  const params = { id: conversationId }
  const common = {
    lease_id: lease.id,
    epoch: lease.epoch,
    next: queue,
    // This one is in the list only when it is done.
    exclude: [...new Set([...readSkipped(localStorage, operatorId), conversationId])].slice(-excludedAtMost),
  }
  switch (wish.act) {
    case 'skip':
      return call('POST /api/conversations/:id/skip', { params, body: { ...common, ...wish.reason } })
    case 'handover':
      return call('POST /api/conversations/:id/handover', {
        params,
        body: { ...common, ...wish.reason },
      })
    case 'ignore': {
      const { options, note } = wish
      const said = { options, in_reply_to: inReplyTo, ...(note === undefined ? {} : { note }) }
      return call('POST /api/conversations/:id/ignore', { params, body: { ...common, ...said } })
    }
    case 'give_back':
      return call('POST /api/conversations/:id/give-back', { params, body: common })
  }
}
