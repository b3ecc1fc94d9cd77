import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const printing = createStore(() => false)
addEventListener('beforeprint', () => printing.setState(true))
addEventListener('afterprint', () => printing.setState(false))

/** Whether the page is being printed: parts outside of the view are then rendered too. */
export const usePrinting = () => useStore(printing)
