import { createStore } from 'zustand/vanilla'

// Tests of the modules that use it have no document.
const isVisible = () => globalThis.document?.visibilityState !== 'hidden'

/** Whether the page is visible. */
export const pageVisibility = createStore(isVisible)

globalThis.document?.addEventListener?.('visibilitychange', () => pageVisibility.setState(isVisible()))
