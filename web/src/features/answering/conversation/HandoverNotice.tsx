import type { Conversation } from '@panel/contract'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'

const reasonsPart = lazyPart(() => import('./HandoverReasons'))

/** Shows who handed the conversation over to the masters. Renders nothing if it is not handed over; few are. */
export function HandoverNotice({ conversation: { handover } }: { conversation: Conversation }) {
  const reasons = useLazyPart(reasonsPart, !!handover)
  return handover && reasons && <reasons.HandoverReasons handover={handover} />
}
