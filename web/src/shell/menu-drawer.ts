import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isWide } from './window-size'

/** Whether the side menu is open as a drawer, below 1200 px. */
const isOpen = createStore(() => false)

export const openMenuDrawer = () => isOpen.setState(true)
export const closeMenuDrawer = () => isOpen.setState(false)

isWide.subscribe((isBeside) => {
  if (isBeside) closeMenuDrawer()
})

export const useMenuDrawer = () => useStore(isOpen)
