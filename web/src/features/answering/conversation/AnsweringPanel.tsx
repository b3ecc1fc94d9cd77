import type { QueueName } from '@panel/contract/rules/enumerations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Later } from '../../../ui/Later'
import { useLazyPart } from '../../../ui/lazy-part'
import { CustomerPanel } from '../../conversations/customers/CustomerPanel'
import { type Held, threadQuery } from '../../conversations/thread/conversation-queries'
import { NewerMessagesContext } from '../../conversations/thread/newer-messages'
import { awayMutation } from '../../people/welfare/store-break'
import { useUser } from '../../settings/user-query'
import { AnsweringContext } from '../answering'
import { makeAnsweringMachine } from '../answering-machine'
import { useLive } from '../live/live'
import type { Next } from '../machine/calls'
import type { Opening } from '../machine/opening'
import { lossIn } from '../machine/sent-state'
import { SenderForm } from '../SenderForm'
import { stoppingHold } from '../stopping-hold'
import { UnsentDialog } from '../UnsentDialog'
import { ActionRow } from './ActionRow'
import { ConversationLayout } from './ConversationLayout'
import { CustomerStrip } from './CustomerStrip'
import { escalatePart } from './escalate-part'
import { HandoverNotice } from './HandoverNotice'
import { LeasePanel } from './LeasePanel'
import { LockedPanel } from './LockedPanel'
import { ProfilePanel } from './ProfilePanel'
import { ThreadPanel } from './ThreadPanel'

type Props = {
  claimed: Held
  opening: Opening
  queue: QueueName
  /** The chat was left, with this next conversation in the response; `isSent`: by an answer. */
  onLeft: (next: Next, isSent: boolean) => void
  /** Continues without sending. */
  onNext: () => Promise<unknown>
}

/** The screen of a conversation in hand, for one lease. It shows the state of its machine. */
export function AnsweringPanel({ claimed, opening, queue, onLeft, onNext }: Props) {
  const client = useQueryClient()
  const operatorId = useUser().id
  const [machine] = useState(() => makeAnsweringMachine({ client, operatorId, claimed, opening, queue }))
  const { dispatch } = machine
  const conversation = useStore(machine.store, (state) => state.conversation)
  const lock = useStore(machine.store, lossIn)
  const newer = useStore(machine.store, (state) => state.newer.messages)
  const { id } = conversation
  const part = useLazyPart(escalatePart)
  const isHeld = stoppingHold(conversation.customer) !== undefined
  const thread = useQuery(threadQuery(id))
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  const closeRules = () => setAreRulesOpen(false)
  const openNext = useEffectEvent(onLeft)
  // Before the next key event, because a chat that has just opened ignores some keys.
  useLayoutEffect(() => machine.start((next, isSent) => openNext(next, isSent)), [machine])
  useLive((event) => {
    if (event.topic !== 'ready' && (event.topic !== 'conversation' || event.id !== id)) return
    const isGoingAway = client.isMutating({ mutationKey: awayMutation }) > 0
    dispatch({ type: 'hint', topic: event.topic, isGoingAway })
  })
  return (
    <AnsweringContext value={machine}>
      <ConversationLayout
        conversationId={id}
        customerName={conversation.customer.name}
        shown={areRulesOpen ? { zone: 'profile', onLeave: closeRules } : undefined}
        strip={<CustomerStrip conversation={conversation} />}
        customer={(show) => (
          <Later>
            <CustomerPanel conversation={conversation} onShow={show} />
          </Later>
        )}
        chat={
          <NewerMessagesContext value={newer}>
            <ThreadPanel
              conversation={conversation}
              thread={thread}
              showsLease
              isInHand={lock === null}
              onAtEnd={machine.reportAtEnd}
              over={part && <part.Undo />}
            >
              {isHeld && part && lock?.why !== 'erased' ? (
                <part.HeldInHand conversation={conversation} onNext={onNext} />
              ) : lock ? (
                <LockedPanel
                  conversationId={id}
                  lock={lock}
                  onNext={onNext}
                  onTakenBack={(taken) => onLeft(taken, false)}
                />
              ) : (
                <>
                  <HandoverNotice conversation={conversation} />
                  {part && <part.EscalateHint conversation={conversation} thread={thread.data} />}
                  {part && <part.LikelyQuestion conversation={conversation} thread={thread.data} />}
                  {part && <part.InquiryPanel conversation={conversation} />}
                  {part && <part.CoachQuestions conversation={conversation} isInHand />}
                  {part && <part.AskCoach conversation={conversation} />}
                  <SenderForm>
                    {part && conversation.rules && (
                      <part.RulesButton
                        isOpen={areRulesOpen}
                        areRead={conversation.rules.are_read}
                        onToggle={() => setAreRulesOpen(!areRulesOpen)}
                      />
                    )}
                  </SenderForm>
                  <ActionRow thread={thread.data} />
                </>
              )}
            </ThreadPanel>
          </NewerMessagesContext>
        }
        profile={
          <Later>
            <ProfilePanel
              conversation={conversation}
              instead={
                areRulesOpen && part && <part.ChatRules conversation={conversation} onClose={closeRules} />
              }
              ask={part && lock === null && <part.AskButton conversation={conversation} />}
            >
              {part ? (
                <part.LeaseSide conversation={conversation} />
              ) : (
                <LeasePanel conversation={conversation} />
              )}
            </ProfilePanel>
          </Later>
        }
      />
      <UnsentDialog />
      {part && <part.RemindMe conversation={conversation} />}
    </AnsweringContext>
  )
}
