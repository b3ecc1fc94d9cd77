import { useStore } from 'zustand'
import { type Format, storedValue, storedValueStore } from './storage'

export const colorSchemes = ['auto', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const schemeFormat: Format<ColorScheme> = {
  parse: (text) => colorSchemes.find((scheme) => scheme === text) ?? null,
  print: (scheme) => (scheme === 'auto' ? null : scheme),
}

/** Also read by `public/color-scheme.js`, before the first paint. */
const chosen = storedValueStore(storedValue('color-scheme', schemeFormat), 'auto')
const system = matchMedia('(prefers-color-scheme: dark)')

/** The theme that is shown now. */
function schemeNow(): 'light' | 'dark' {
  const scheme = chosen.getState()
  if (scheme !== 'auto') return scheme
  // A wall screen is dark, unless its browser has chosen.
  return location.pathname.startsWith('/wall/') || system.matches ? 'dark' : 'light'
}

function apply() {
  document.documentElement.setAttribute('data-color-scheme', schemeNow())
}

chosen.subscribe(apply)
system.addEventListener('change', apply)

export const chooseColorScheme = chosen.write

export const useColorScheme = () => useStore(chosen)
