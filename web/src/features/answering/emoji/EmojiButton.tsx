import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { insertEmoji } from './emoji-actions'
import type { EmojiPicker } from './use-emoji-picker'

/** Opens the list of emoji at the caret. */
export function EmojiButton({ picker, isBusy }: { picker: EmojiPicker; isBusy: boolean }) {
  const action = useAction(insertEmoji, { isBusy, ask: picker.ask })
  return (
    <ActionButton action={action} look="quiet" isIcon aria-label={action.title} title={action.title}>
      {null}
    </ActionButton>
  )
}
