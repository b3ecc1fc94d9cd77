import { useToastQueue } from 'react-stately/useToastState'
import { useStore } from 'zustand'
import { useAction } from '../../../ui/actions/use-action'
import { undoInEditor } from '../../../ui/overlays/toast-actions'
import { toastQueue } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { useAnsweringState } from '../answering'
import { sentOfferOf } from './sent-offer'
import { useUndoSend } from './use-undo-send'

/** Undoes the last act with Ctrl+Z while nothing has been typed in the chat that followed. */
export function UndoInEditor() {
  const offer = useStore(sentOfferOf(useUser().id))
  const isUntouched = useAnsweringState(({ draft }) => draft.text === '' && !draft.isTyped)
  const [toast] = useToastQueue(toastQueue).visibleToasts
  const later = toast?.content.toast.action
  const undoSend = useUndoSend()
  const undo = later?.isUndo ? later.onPress : offer && (() => undoSend(offer))
  useAction(undoInEditor, undo && isUntouched ? undo : null)
  return null
}
