import type { SentAttachment } from '@panel/contract'
import type { QueueName } from '@panel/contract/rules/enumerations'
import type { IgnoreOption } from '@panel/contract/rules/ignore-rules'
import type { ResponseTo } from '../../../api/call'
import type { GivenReason } from '../../../ui/words/reasons'

/** An action that ends a lease without a message to the customer. */
export type Leave =
  | {
      kind: 'skip'
      reason: GivenReason
      /** The text in the editor, deleted when the skip has succeeded. */
      deletes?: string
    }
  | { kind: 'handover'; reason: GivenReason }
  | { kind: 'ignore'; options: IgnoreOption[]; note?: string }
  | { kind: 'give_back' }
  /** A check has stopped the text: a master looks at it. */
  | { kind: 'appeal'; text: string }

export type MessageBody = {
  lease_id: string
  epoch: number
  in_reply_to: number | null
  last_seen_id?: number
  extra?: boolean
  confirmed?: boolean
  is_true_answer?: boolean
  checked?: boolean
  text: string
  attachment?: SentAttachment
  next?: QueueName
  exclude?: number[]
}

export type Sent = ResponseTo<'POST /api/conversations/:id/messages'>
/** The next conversation, as the response to a message contains it. */
export type Next = Sent['next']
