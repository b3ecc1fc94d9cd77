import { useStore } from 'zustand'
import { useAction } from '../../../ui/actions/use-action'
import { undoInEditor } from '../../../ui/overlays/toast-actions'
import { useUser } from '../../settings/user-query'
import { useAnsweringState } from '../answering'
import { sentOfferOf } from './sent-offer'
import { useUndoSend } from './use-undo-send'

/** Undoes the last message with Ctrl+Z while nothing has been typed in the chat that followed. */
export function UndoInEditor() {
  const offer = useStore(sentOfferOf(useUser().id))
  const isUntouched = useAnsweringState(({ draft }) => draft.text === '' && !draft.isTyped)
  const undo = useUndoSend()
  useAction(undoInEditor, offer && isUntouched ? () => undo(offer) : null)
  return null
}
