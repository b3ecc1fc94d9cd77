import { useSyncExternalStore } from 'react'

/** In this browser only. `all`, or the single keys that are switched off, as they are printed: `I S`. */
const storedAs = 'keys-off'
const storedAll = 'single-keys'
const listeners = new Set<() => void>()

/** A letter, a digit or a sign by itself: what speech input and a slip of the hand may press unmeant (WCAG 2.1.4). */
const isSingle = (key: string) => /^[A-Z\d/?]$/.test(key)

/** The single keys of what `Keys` prints: of `J+K` both, of `mod+K` none. */
export const singleKeysIn = (keys: string): string[] =>
  /^(mod|shift)\+/.test(keys) ? [] : keys.split('+').filter(isSingle)

function read() {
  const single = localStorage.getItem(storedAll) ?? ''
  const off = localStorage.getItem(storedAs) ?? ''
  return { stored: `${single} ${off}`, isOn: single !== 'off', off: off.split(' ').filter(Boolean) }
}

/** Read once while a button listens: all of them ask, at every rendering. */
let known: ReturnType<typeof read> | null = null

const choices = () => known ?? read()

function change() {
  if (listeners.size > 0) known = read()
  for (const listener of listeners) listener()
}

const offList = () => choices().off

/** Whether any of them is heard. */
export const areSingleKeysOn = () => choices().isOn

/** Whether this one is switched off by itself. */
export const isChosenOff = (key: string) => offList().includes(key)

/** Whether a single key is not heard now: by itself, or because none is. */
export const isKeyOff = (key: string) => isSingle(key) && (!areSingleKeysOn() || isChosenOff(key))

function store(name: string, value: string) {
  if (value) localStorage.setItem(name, value)
  else localStorage.removeItem(name)
  change()
}

/** Switches all single keys; those that are off by themselves stay so. */
export const switchSingleKeys = (isOn: boolean) => store(storedAll, isOn ? '' : 'off')

export function switchKeys(keys: readonly string[], isOn: boolean) {
  const others = offList().filter((key) => !keys.includes(key))
  store(storedAs, (isOn ? others : [...others, ...keys]).sort().join(' '))
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    known = read()
    // From another tab.
    addEventListener('storage', change)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    known = null
    removeEventListener('storage', change)
  }
}

/** Renders again when keys are switched, here or in another tab. */
export const useKeyChoices = () => useSyncExternalStore(subscribe, () => choices().stored)

/** What a button has printed on it: without the single keys that are switched off, null when nothing is left. */
export function useKeysOn(keys: string | undefined): string | null {
  useKeyChoices()
  if (!keys) return null
  const off = singleKeysIn(keys).filter(isKeyOff)
  if (off.length === 0) return keys
  return (
    keys
      .split('+')
      .filter((key) => !off.includes(key))
      .join('+') || null
  )
}

/** `aria-keyshortcuts` of a button, unless its single key is switched off. */
export function useShortcut(keys: string | undefined): string | undefined {
  useKeyChoices()
  return keys && isKeyOff(keys.toUpperCase()) ? undefined : keys
}
