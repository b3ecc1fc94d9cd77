import type { QueueName } from '@panel/contract/enumerations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { focusHome } from '../../ui/kept-focus'
import { Later } from '../../ui/Later'
import { type Answering, AnsweringContext } from '../answering/answering'
import { keepAttachment } from '../answering/attachment-keeper'
import { changedBySending } from '../answering/attachments/attachment'
import { keepDraft } from '../answering/draft-keeper'
import { isQuestion, type Refusal } from '../answering/refusal'
import { reportLeft } from '../answering/report-left'
import { SenderForm } from '../answering/SenderForm'
import { forgetSkipped } from '../answering/skipped-conversations'
import { UnsentDialog } from '../answering/UnsentDialog'
import { useLease } from '../answering/use-lease'
import { useLeaving } from '../answering/use-leaving'
import { useNewerMessages } from '../answering/use-newer-messages'
import { type Opening, useOpeningGuard } from '../answering/use-opening-guard'
import { type Sent, useSending } from '../answering/use-sending'
import { useTurn } from '../answering/use-turn'
import { awayMutation } from '../away/put-away'
import { CustomerPanel } from '../customers/CustomerPanel'
import { useLive } from '../live/live'
import { selectGap } from '../saved-replies/insert-text'
import { useUser } from '../sign-in/user-query'
import {
  addMessages,
  catchUp,
  conversationQuery,
  type Held,
  threadQuery,
} from '../thread/conversation-queries'
import { NewerMessagesContext } from '../thread/newer-messages'
import { useSeenMessage } from '../thread/use-seen-message'
import { ActionRow } from './ActionRow'
import { ConversationLayout } from './ConversationLayout'
import { CustomerStrip } from './CustomerStrip'
import { HandoverNotice } from './HandoverNotice'
import { LeasePanel } from './LeasePanel'
import { LockedPanel } from './LockedPanel'
import { ProfilePanel } from './ProfilePanel'
import { ThreadPanel } from './ThreadPanel'

type Props = {
  claimed: Held
  opening: Opening
  queue: QueueName
  /** The answer is sent; this came with it as the next. */
  onSentWithNext: (next: Sent['next']) => void
  /** Go on without sending. */
  onNext: () => Promise<unknown>
}

const lastIdIn = (messages: { id: number }[]) => messages.reduce((last, { id }) => Math.max(last, id), 0)

const lastSentIn = ({ messages }: Held) => messages.findLast(({ direction }) => direction === 'out') ?? null

/** A conversation in hand: read, answer, next. It lives for one lease. */
export function AnsweringPanel({ claimed, opening, queue, onSentWithNext, onNext }: Props) {
  useOpeningGuard(opening)
  const client = useQueryClient()
  const { id } = claimed.conversation
  const operatorId = useUser().id
  const now = useQuery({ ...conversationQuery(id), initialData: claimed }).data
  const { conversation } = now
  const thread = useQuery(threadQuery(id))
  const { lease, state: leaseState, passOn } = useLease(claimed.lease, now, operatorId)
  const [draft] = useState(() => keepDraft(operatorId, claimed.conversation, lastSentIn(claimed)))
  const [attachment] = useState(() => keepAttachment(operatorId, id, lastSentIn(claimed)))
  const { seen, setSeen, setIsAtEnd } = useSeenMessage(conversation.in_reply_to)
  // Of what our side wrote, only this tab's own and what it was told of: an answer from another tab is asked about.
  const [lastKnown, setLastKnown] = useState(() => lastIdIn(claimed.messages))
  const isExtra = useTurn(conversation) === 'extra_reply'

  const newer = useNewerMessages(thread.data, draft, claimed.messages)

  const onRefused = (refusal: Refusal) => {
    if (refusal.kind === 'lease_lost') lease.lose(refusal.by)
    if (refusal.kind === 'newer_message') {
      newer.setAsked(refusal.messages)
      addMessages(client, id, refusal.messages)
      setSeen(refusal.messages.findLast(({ direction }) => direction === 'in')?.id ?? seen)
      setLastKnown(Math.max(lastKnown, lastIdIn(refusal.messages)))
      catchUp(client, id)
    }
    if (refusal.kind === 'open_placeholder') selectGap(editor.current)
    if (refusal.kind === 'already_answered') catchUp(client, id)
    // A question takes the focus itself.
    if (!isQuestion(refusal)) focusHome()
  }
  const onSent = (sent: Sent) => {
    if (sent.next) {
      passOn()
      onSentWithNext(sent.next)
    } else {
      addMessages(client, id, [sent.message])
      setLastKnown(sent.message.id)
      catchUp(client, id)
      focusHome()
      for (const queryKey of changedBySending(sent.message, id)) void client.invalidateQueries({ queryKey })
    }
  }
  const sending = useSending({
    operatorId,
    conversationId: id,
    lease,
    draft,
    attachment,
    inReplyTo: seen,
    lastSeen: Math.max(lastKnown, seen ?? 0) || undefined,
    isExtra,
    unasked: newer.unasked,
    onSent,
    onRefused,
  })
  const isLeft = useRef(false)
  const leaving = useLeaving({
    operatorId,
    conversationId: id,
    queue,
    lease,
    inReplyTo: seen,
    onLeft: (leave, next) => {
      isLeft.current = true
      if (leave.act === 'skip' && leave.deletes !== undefined && leave.deletes === draft.text()) {
        draft.discard()
        attachment.remove()
      }
      reportLeft(leave)
      goOn(next)
    },
    onRefused: (error) => {
      if (error.code === 'lease_lost') lease.lose(error.by ?? null)
      else catchUp(client, id)
    },
  })
  const isLeaving = leaving.leaving.phase === 'leaving' || leaving.leaving.phase === 'waiting'
  useLive((event) => {
    // The hint of our own message or act: its answer is on the way, with all there is to know.
    const isGoingAway = client.isMutating({ mutationKey: awayMutation }) > 0
    if (event.topic === 'conversation' && (isLeaving || isGoingAway || sending.sending.phase === 'sending'))
      return
    if (event.topic === 'ready' || (event.topic === 'conversation' && event.id === id)) catchUp(client, id)
  })
  useEffect(() => draft.start(), [draft])
  useEffect(() => forgetSkipped(localStorage, operatorId, id), [operatorId, id])

  const editor = useRef<HTMLTextAreaElement>(null)
  // What ends the lease by its own hand says so with its answer.
  const lock = leaseState.status === 'lost' && !isLeaving ? leaseState : null
  const goOn = (next: Sent['next']) => {
    if (next) passOn()
    onSentWithNext(next)
  }
  const answering: Answering = {
    conversation,
    queue,
    lease,
    draft,
    attachment,
    newer,
    sending,
    leaving,
    editor,
    goOn,
  }
  return (
    <AnsweringContext value={answering}>
      <ConversationLayout
        conversationId={conversation.id}
        customerName={conversation.customer.name}
        strip={<CustomerStrip conversation={conversation} />}
        customer={(show) => (
          <Later>
            <CustomerPanel conversation={conversation} onShow={show} />
          </Later>
        )}
        chat={
          <NewerMessagesContext value={newer.newer}>
            <ThreadPanel
              conversation={conversation}
              thread={thread}
              lease={lease}
              holds={lock === null}
              onAtEnd={setIsAtEnd}
            >
              {lock ? (
                <LockedPanel lock={lock} draft={draft} onNext={onNext} />
              ) : (
                <>
                  <HandoverNotice conversation={conversation} />
                  <SenderForm />
                  <ActionRow />
                </>
              )}
            </ThreadPanel>
          </NewerMessagesContext>
        }
        profile={
          <Later>
            <ProfilePanel conversation={conversation}>
              <LeasePanel lease={lease} conversation={conversation} />
            </ProfilePanel>
          </Later>
        }
      />
      <UnsentDialog
        draft={draft}
        attachment={attachment}
        isLeft={isLeft}
        onStay={() => editor.current?.focus()}
      />
    </AnsweringContext>
  )
}
