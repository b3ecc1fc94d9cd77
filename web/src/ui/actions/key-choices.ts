import { useStore } from 'zustand'
import { asWords, type Format, storedValue, storedValueStore } from '../storage/storage'

const asSwitch: Format<boolean> = {
  parse: (text) => text !== 'off',
  print: (isOn) => (isOn ? null : 'off'),
}
/** In this browser only: whether single keys are enabled. */
const singleKeys = storedValueStore(storedValue('single-keys', asSwitch), true)
/** In this browser only: the single keys that are switched off individually, as they are printed: `I S`. */
const keysOff = storedValueStore(storedValue('keys-off', asWords), [])

/** A letter, digit or symbol without a modifier, which speech input and slips can press unintentionally (WCAG 2.1.4). */
const isSingle = (key: string) => /^[A-Z\d/?]$/.test(key)

/** The single keys in a text of `Keys`: both of `J+K`, none of `mod+K`. */
export const singleKeysIn = (keys: string): string[] =>
  /^(mod|shift)\+/.test(keys) ? [] : keys.split('+').filter(isSingle)

/** Whether single keys are enabled. */
export const areSingleKeysOn = singleKeys.read

/** Whether this key is switched off individually. */
export const isSwitchedOff = (key: string) => keysOff.read().includes(key)

/** Whether a single key is disabled, individually or with all. */
export const isKeyOff = (key: string) => isSingle(key) && (!areSingleKeysOn() || isSwitchedOff(key))

/** Enables or disables all single keys; those that are switched off individually stay so. */
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

/** The keys that a button shows: without disabled single keys, null when none is left. */
export function useEnabledKeys(keys: string | undefined): string | null {
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

/** `aria-keyshortcuts` of a button, unless its single key is disabled. */
export function useShortcut(keys: string | undefined): string | undefined {
  const { isKeyOff } = useKeyChoices()
  return keys && isKeyOff(keys.toUpperCase()) ? undefined : keys
}
