import { createStore } from 'zustand/vanilla'

/** Where a page shows what can be undone as a strip; null: in the corner of the window. */
export const toastPlace = createStore<{ element: HTMLElement | null }>(() => ({ element: null }))

/** Use as `ref` of the element in which the strips are shown. */
export const setToastPlace = (element: HTMLElement | null) => toastPlace.setState({ element })
