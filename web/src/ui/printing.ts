import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const printing = createStore(() => false)
addEventListener('beforeprint', () => printing.setState(true))
addEventListener('afterprint', () => printing.setState(false))

/** Whether the page is being put on paper: what is drawn only where it is looked at is drawn whole then. */
export const usePrinting = () => useStore(printing)
