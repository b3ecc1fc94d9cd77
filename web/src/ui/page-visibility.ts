import { createStore } from 'zustand/vanilla'

// Tests of what uses it know no document.
const isSeen = () => globalThis.document?.visibilityState !== 'hidden'

/** Whether somebody can see the page. */
export const pageVisibility = createStore(isSeen)

globalThis.document?.addEventListener?.('visibilitychange', () => pageVisibility.setState(isSeen()))
