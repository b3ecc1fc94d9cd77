import type { SuggestedKind } from '@panel/contract/rules/hold-rules'
import { createStore } from 'zustand/vanilla'

/** What the page suggests for a message of the customer. */
export type Suggestion = { kind: SuggestedKind; messageId: number; words: string }

type Escalating = {
  /** The conversation whose dialog is open. */
  openIn: number | null
  /** Messages about which the operator has said that it is not so. */
  dismissed: ReadonlySet<number>
}

/** The dialog and the hints of the conversations of this page. */
export const escalating = createStore<Escalating>(() => ({
  openIn: null,
  dismissed: new Set(),
}))

export const openEscalate = (conversationId: number) => escalating.setState({ openIn: conversationId })
export const closeEscalate = () => escalating.setState({ openIn: null })
export const dismiss = (messageId: number) =>
  escalating.setState(({ dismissed }) => ({ dismissed: new Set([...dismissed, messageId]) }))
