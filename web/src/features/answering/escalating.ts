import type { SuggestedKind } from '@panel/contract/rules/hold-rules'
import { createStore } from 'zustand/vanilla'
import type { Toast } from '../../ui/overlays/toasts'

/** What the page suggests for a message of the customer. */
export type Suggestion = { kind: SuggestedKind; messageId: number; words: string }

/** An escalation that can still be undone. */
export type UndoOffer = {
  /** Confirms it, with the button that undoes it. */
  toast: Toast & { action: { onPress: () => void } }
  conversationId: number
  customer: string
  /** By the browser's clock. */
  until: number
}

type Escalating = {
  /** The conversation whose dialog is open. */
  openIn: number | null
  /** Messages about which the operator has said that it is not so. */
  dismissed: ReadonlySet<number>
  undoable: UndoOffer | null
}

/** The dialog and the hints of the conversations of this page. */
export const escalating = createStore<Escalating>(() => ({
  openIn: null,
  dismissed: new Set(),
  undoable: null,
}))

export const openEscalate = (conversationId: number) => escalating.setState({ openIn: conversationId })
export const closeEscalate = () => escalating.setState({ openIn: null })
export const dismiss = (messageId: number) =>
  escalating.setState(({ dismissed }) => ({ dismissed: new Set([...dismissed, messageId]) }))

export const offerUndo = (offer: UndoOffer) => escalating.setState({ undoable: offer })
export const withdrawUndo = (offer: UndoOffer) =>
  escalating.setState(({ undoable }) => ({ undoable: undoable === offer ? null : undoable }))
