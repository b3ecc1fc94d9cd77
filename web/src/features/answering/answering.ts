import type { Conversation } from '@panel/contract'
import type { QueueName } from '@panel/contract/enumerations'
import { createContext, type RefObject, use } from 'react'
import type { AttachmentKeeper } from './attachment-keeper'
import type { DraftKeeper } from './draft-keeper'
import type { LeaseKeeper } from './lease-keeper'
import type { useLeaving } from './use-leaving'
import type { useNewerMessages } from './use-newer-messages'
import type { Sent, useSending } from './use-sending'

/** The conversation in hand, for all that acts on it: the actions below the editor and their dialogs. */
export type Answering = {
  conversation: Conversation
  queue: QueueName
  lease: LeaseKeeper
  draft: DraftKeeper
  attachment: AttachmentKeeper
  newer: ReturnType<typeof useNewerMessages>
  sending: ReturnType<typeof useSending>
  leaving: ReturnType<typeof useLeaving>
  editor: RefObject<HTMLTextAreaElement | null>
  /** The lease is at its end: this came with the answer as the next conversation, or nothing did and it is claimed. */
  goOn: (next: Sent['next']) => void
}

export const AnsweringContext = createContext<Answering | null>(null)

export function useAnswering(): Answering {
  const answering = use(AnsweringContext)
  if (!answering) throw new Error('No conversation is in hand here')
  return answering
}
