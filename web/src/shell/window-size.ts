import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

function media(condition: string): StoreApi<boolean> {
  const query = matchMedia(condition)
  const store = createStore(() => query.matches)
  query.addEventListener('change', () => store.setState(query.matches, true))
  return store
}

/** As in `Frame.module.css`. */
export const isWide = media('(min-width: 1200px)')
const hasRoom = media('(min-width: 1440px)')
const isTall = media('(min-height: 800px)')

/** Whether the side menu is next to the page; in narrower windows it is a drawer. */
export const useIsWide = () => useStore(isWide)

/** Whether a chat has space for its three zones beside the whole menu. */
export const useHasRoom = () => useStore(hasRoom)

/** Whether all groups of the menu have space. */
export const useIsTall = () => useStore(isTall)
