import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** As in `Frame.module.css`. */
const query = matchMedia('(min-width: 1200px)')
export const isWide = createStore(() => query.matches)
query.addEventListener('change', () => isWide.setState(query.matches))

/** Whether the side menu is next to the page; in narrower windows it is a drawer. */
export const useIsWide = () => useStore(isWide)
