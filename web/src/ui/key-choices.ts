import { useStore } from 'zustand'
import { asWords, type Format, kept, keptStore } from './storage'

const asSwitch: Format<boolean> = {
  parse: (text) => text !== 'off',
  print: (isOn) => (isOn ? null : 'off'),
}
/** In this browser only: whether any single key is heard. */
const singleKeys = keptStore(kept('single-keys', asSwitch), true)
/** In this browser only: the single keys that are switched off by themselves, as they are printed: `I S`. */
const keysOff = keptStore(kept('keys-off', asWords), [])

/** A letter, a digit or a sign by itself: what speech input and a slip of the hand may press unmeant (WCAG 2.1.4). */
const isSingle = (key: string) => /^[A-Z\d/?]$/.test(key)

/** The single keys of what `Keys` prints: of `J+K` both, of `mod+K` none. */
export const singleKeysIn = (keys: string): string[] =>
  /^(mod|shift)\+/.test(keys) ? [] : keys.split('+').filter(isSingle)

/** Whether any of them is heard. */
export const areSingleKeysOn = singleKeys.read

/** Whether this one is switched off by itself. */
export const isChosenOff = (key: string) => keysOff.read().includes(key)

/** Whether a single key is not heard now: by itself, or because none is. */
export const isKeyOff = (key: string) => isSingle(key) && (!areSingleKeysOn() || isChosenOff(key))

/** Switches all single keys; those that are off by themselves stay so. */
export const switchSingleKeys = singleKeys.write

export function switchKeys(keys: readonly string[], isOn: boolean) {
  const others = keysOff.read().filter((key) => !keys.includes(key))
  keysOff.write((isOn ? others : [...others, ...keys]).sort())
}

/** Renders again when keys are switched, here or in another tab. */
export function useKeyChoices() {
  const [isOn, off] = [useStore(singleKeys), useStore(keysOff)]
  return { isOn, off, isKeyOff: (key: string) => isSingle(key) && (!isOn || off.includes(key)) }
}

/** What a button has printed on it: without the single keys that are switched off, null when nothing is left. */
export function useKeysOn(keys: string | undefined): string | null {
  const { isKeyOff } = useKeyChoices()
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
  const { isKeyOff } = useKeyChoices()
  return keys && isKeyOff(keys.toUpperCase()) ? undefined : keys
}
