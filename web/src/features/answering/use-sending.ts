import type { Message, SentAttachment } from '@panel/contract'
import type { QueueName } from '@panel/contract/enumerations'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { type AnswerTo, call } from '../../api/call'
import { cleanText } from '../../api/clean-text'
import { untilKnown, type Waiting } from '../../api/retry'
import { type AttachmentKeeper, attachmentBody } from './attachment-keeper'
import type { DraftKeeper } from './draft-keeper'
import { keyRing } from './idempotency-key'
import { type LeaseKeeper, releaseLease } from './lease-keeper'
import { type Refusal, refusalFrom, refusalOf } from './refusal'
import { readSkipped } from './skipped-conversations'
import { usePause } from './use-pause'

export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** It is not known whether the text arrived: it is tried again with the same key. */
  | { phase: 'waiting'; waiting: Waiting }
  /** `next`: the queue that the next chat was to come from; undefined when the operator meant to stay. */
  | { phase: 'refused'; refusal: Refusal; next: QueueName | undefined; at: number }

export type Sent = AnswerTo<'POST /api/conversations/:id/messages'>

type Options = {
  operatorId: number
  conversationId: number
  lease: LeaseKeeper
  draft: DraftKeeper
  attachment: AttachmentKeeper
  inReplyTo: number | null
  /** The last message of either side that the operator saw. */
  lastSeen: number | undefined
  /** The chat is answered: what is sent now follows on purpose. */
  isExtra: boolean
  /** What came in while the text was typed, and was not asked about. */
  unasked: readonly Message[]
  onSent: (sent: Sent) => void
  onRefused: (refusal: Refusal) => void
}

/** Sends the draft, and keeps trying until the outcome is known. */
export function useSending(options: Options) {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const [keys] = useState(keyRing)
  const { pause, wake, isGone } = usePause()
  const isBusy = useRef(false)

  const refuse = (refusal: Refusal, next: QueueName | undefined) => {
    setSending({ phase: 'refused', refusal, next, at: performance.now() })
    options.onRefused(refusal)
  }

  const post = (body: Body, isAgain = false): Promise<Sent> =>
    call('POST /api/conversations/:id/messages', {
      params: { id: options.conversationId },
      headers: { 'idempotency-key': keys.keyFor(body) },
      body,
    }).catch((error: unknown) => {
      if (isAgain || !(error instanceof ApiError) || error.code !== 'key_reused') throw error
      keys.drop()
      return post(body, true)
    })

  const send = async (next?: QueueName) => {
    if (isBusy.current) return
    const { draft, attachment, lease, inReplyTo, lastSeen, isExtra, onSent } = options
    const refusal = refusalOf(draft.text(), attachment.get() !== null)
    if (refusal) return refuse(refusal, next)
    if (options.unasked.length > 0)
      return refuse({ kind: 'newer_message', messages: [...options.unasked] }, next)
    const body = {
      lease_id: lease.id,
      epoch: lease.epoch,
      in_reply_to: inReplyTo,
      text: cleanText(draft.text()),
      ...(lastSeen !== undefined && { last_seen_id: lastSeen }),
      ...((isExtra || wasAnswered(sending)) && { extra: true }),
      // Whoever sends again after the question has answered it.
      ...(sending.phase === 'refused' && sending.refusal.kind === 'extra_limit' && { confirmed: true }),
      ...attachmentBody(attachment.get()),
      ...(next ? { next, exclude: readSkipped(localStorage, options.operatorId) } : {}),
    }
    isBusy.current = true
    draft.hold()
    setSending({ phase: 'sending' })
    try {
      const sent = await untilKnown(
        () => post(body),
        async (milliseconds) => {
          await pause(milliseconds)
          if (isGone()) throw new Error('The conversation was left')
          setSending({ phase: 'sending' })
        },
        (waiting) => setSending({ phase: 'waiting', waiting }),
      )
      draft.sent()
      attachment.remove()
      if (isGone()) return giveBack(sent)
      setSending({ phase: 'idle' })
      onSent(sent)
    } catch (error) {
      draft.goOn()
      refuse(refusalFrom(error), next)
    } finally {
      isBusy.current = false
    }
  }

  return {
    sending,
    send,
    tryNow: wake,
    /** The operator goes on typing: a refusal that was about the old text has been read. */
    dismiss: () => setSending((now) => (now.phase === 'refused' ? { phase: 'idle' } : now)),
  }
}

/** The operator was told that the chat is answered, and sends all the same. */
const wasAnswered = (sending: Sending) =>
  sending.phase === 'refused' &&
  sending.refusal.kind === 'newer_message' &&
  sending.refusal.messages.at(-1)?.direction === 'out'

/** The conversation was left before the answer came: nobody would answer the next one. */
function giveBack({ next }: Sent) {
  if (next?.conversation) releaseLease(next.lease.id)
}

type Body = {
  lease_id: string
  epoch: number
  in_reply_to: number | null
  last_seen_id?: number
  extra?: boolean
  confirmed?: boolean
  text: string
  attachment?: SentAttachment
  next?: QueueName
  exclude?: number[]
}
