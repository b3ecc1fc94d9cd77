import type { Conversation } from '@panel/contract'
import { useAnsweringState } from '../answering'
import { LastChatNote } from '../last-chat/LastChatNote'
import { lossIn } from '../machine/sent-state'
import { stoppingHold } from '../stopping-hold'
import { AskedTimes } from './AskedTimes'
import { HeldLease } from './HeldLease'
import { LeasePanel } from './LeasePanel'

/** The lease of the conversation in hand: with the times of a customer who asks who writes, or with the hold that stops it. */
export function LeaseSide({ conversation }: { conversation: Conversation }) {
  const { customer, inquiry } = conversation
  const loss = useAnsweringState(lossIn)
  if (stoppingHold(customer) && loss?.why !== 'erased') return <HeldLease conversation={conversation} />
  return (
    <>
      <LeasePanel conversation={conversation} times={inquiry && !loss && <AskedTimes inquiry={inquiry} />} />
      <LastChatNote />
    </>
  )
}
