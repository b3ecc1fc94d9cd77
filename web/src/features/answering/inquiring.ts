import { createStore } from 'zustand/vanilla'

/** The conversation whose approved answers the operator has asked for: they get the focus as soon as they are shown. */
export const inquiring = createStore<{ wantedIn: number | null }>(() => ({ wantedIn: null }))

export const wantAnswers = (conversationId: number) => inquiring.setState({ wantedIn: conversationId })
export const serveAnswers = () => inquiring.setState({ wantedIn: null })
