import { useSyncExternalStore } from 'react'

export const colorSchemes = ['auto', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** Also read by `public/color-scheme.js`, before the first paint. */
const storedAs = 'color-scheme'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosen(): ColorScheme {
  const stored = localStorage.getItem(storedAs)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Which of the two themes shows now. */
export function shownScheme(): 'light' | 'dark' {
  const scheme = chosen()
  if (scheme !== 'auto') return scheme
  return system.matches ? 'dark' : 'light'
}

function apply() {
  document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme())
  for (const listener of listeners) listener()
}

export function chooseColorScheme(scheme: ColorScheme) {
  if (scheme === 'auto') localStorage.removeItem(storedAs)
  else localStorage.setItem(storedAs, scheme)
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

system.addEventListener('change', apply)
addEventListener('storage', (event) => {
  if (event.key === storedAs) apply()
})

/** What is chosen, and which of the two themes that shows now. */
export function useColorScheme() {
  return {
    chosen: useSyncExternalStore(subscribe, chosen),
    shown: useSyncExternalStore(subscribe, shownScheme),
  }
}
