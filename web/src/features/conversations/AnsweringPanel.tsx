import type { QueueName } from '@panel/contract/enumerations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useModEnter } from '../../ui/keys'
import { useLive } from '../live/live'
import { useUser } from '../sign-in/user-query'
import { ConversationLayout } from './ConversationLayout'
import { CustomerFacts } from './CustomerFacts'
import { CustomerStrip } from './CustomerStrip'
import { addMessages, catchUp, conversationQuery, type Held, threadQuery } from './conversation-queries'
import { keepDraft } from './draft-keeper'
import { LeasePanel } from './LeasePanel'
import { LockedPanel } from './LockedPanel'
import { ProfilePanel } from './ProfilePanel'
import type { Refusal } from './refusal'
import { SenderForm } from './SenderForm'
import { ThreadPanel } from './ThreadPanel'
import { UnsentDialog } from './UnsentDialog'
import { useLease } from './use-lease'
import { useSeenMessage } from './use-seen-message'
import { type Sent, useSending } from './use-sending'

type Props = {
  claimed: Held
  queue: QueueName
  /** The answer is sent; this came with it as the next. */
  onSentWithNext: (next: Sent['next']) => void
  /** Go on without sending. */
  onNext: () => Promise<unknown>
}

const lastSentIn = ({ messages }: Held) => messages.findLast(({ direction }) => direction === 'out') ?? null

/** Nobody has read a draft that was kept before it has stood there for so many milliseconds. */
const seenAfter = 700

/** A conversation in hand: read, answer, next. It lives for one lease. */
export function AnsweringPanel({ claimed, queue, onSentWithNext, onNext }: Props) {
  const client = useQueryClient()
  const { id } = claimed.conversation
  const operatorId = useUser().id
  const now = useQuery({ ...conversationQuery(id), initialData: claimed }).data
  const { conversation } = now
  const thread = useQuery(threadQuery(id))
  const { lease, state: leaseState, passOn } = useLease(claimed.lease, now, operatorId)
  const [draft] = useState(() => keepDraft(operatorId, claimed.conversation, lastSentIn(claimed)))
  const { seen, setSeen, setIsAtEnd } = useSeenMessage(conversation.in_reply_to)

  const onRefused = (refusal: Refusal) => {
    if (refusal.kind === 'lease_lost') lease.lose(refusal.by)
    if (refusal.kind === 'newer_message') {
      addMessages(client, id, refusal.messages)
      setSeen(refusal.messages.at(-1)?.id ?? seen)
    }
    if (refusal.kind === 'already_answered') catchUp(client, id)
  }
  const onSent = (sent: Sent) => {
    if (sent.next) {
      passOn()
      onSentWithNext(sent.next)
    } else {
      addMessages(client, id, [sent.message])
      catchUp(client, id)
    }
  }
  const sending = useSending({ conversationId: id, lease, draft, inReplyTo: seen, onSent, onRefused })
  const [opened] = useState(() => ({ at: performance.now(), with: draft.text() }))
  useModEnter((withShift) => {
    // A second press for the chat before must not send what was kept here.
    const isUnseen = draft.text() === opened.with && performance.now() - opened.at < seenAfter
    if (opened.with !== '' && isUnseen) return
    if (leaseState.status === 'held') void sending.send(withShift ? undefined : queue)
  })

  useLive((event) => {
    // The hint of our own message: its answer is on the way, with all there is to know.
    if (event.topic === 'conversation' && sending.sending.phase === 'sending') return
    if (event.topic === 'ready' || (event.topic === 'conversation' && event.id === id)) catchUp(client, id)
  })
  useEffect(() => draft.start(), [draft])

  const editor = useRef<HTMLTextAreaElement>(null)
  const lock = leaseState.status === 'lost' ? leaseState : null
  return (
    <>
      <ConversationLayout
        customerName={conversation.customer.name}
        strip={<CustomerStrip conversation={conversation} />}
        customer={<CustomerFacts conversation={conversation} />}
        chat={
          <ThreadPanel conversation={conversation} thread={thread} lease={lease} onAtEnd={setIsAtEnd}>
            {lock ? (
              <LockedPanel lock={lock} draft={draft} onNext={onNext} />
            ) : (
              <SenderForm
                editor={editor}
                conversation={conversation}
                queue={queue}
                draft={draft}
                lease={lease}
                sending={sending}
              />
            )}
          </ThreadPanel>
        }
        profile={
          <ProfilePanel conversation={conversation}>
            <LeasePanel lease={lease} conversation={conversation} />
          </ProfilePanel>
        }
      />
      <UnsentDialog draft={draft} onStay={() => editor.current?.focus()} />
    </>
  )
}
