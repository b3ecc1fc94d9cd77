import type { Conversation } from '@panel/contract'
import { ActionButton } from '../../ui/actions/ActionButton'
import { useAction } from '../../ui/actions/use-action'
import { askWho } from './inquiry-actions'
import { useAsk } from './use-ask'

/** The button and the key H beside the advice about a customer who asks who writes. */
export function AskButton({ conversation }: { conversation: Conversation }) {
  const action = useAction(askWho, useAsk(conversation))
  return <ActionButton action={action} size="small" />
}
