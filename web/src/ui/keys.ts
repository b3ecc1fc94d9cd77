import { useEffect, useEffectEvent } from 'react'
import { isKeyOff } from './key-choices'

const isPushed = (target: HTMLElement) =>
  target instanceof HTMLInputElement && /^(radio|checkbox|button|submit)$/.test(target.type)

/** Whether keys are text there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !isPushed(target)

/** Whether a dialog or a menu is open: it takes the keys for itself. */
export const hasDialog = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/**
 * Whether this is the key that a button has printed on it, given by its place on an English keyboard: `KeyE`, `Digit1`,
 * `Slash`. A letter goes by what it types, where it types Latin letters at all, so that A is A on AZERTY too; a digit by its
 * place, since French ones need Shift, or by the number pad; a slash by either, since others type it with Shift; a question
 * mark by what is typed.
 */
export function isKey({ code, key, shiftKey }: Key, wanted: string): boolean {
  if (wanted === 'Question') return key === '?'
  if (wanted === 'Slash') return key === '/' || (code === 'Slash' && !shiftKey)
  if (shiftKey) return false
  if (wanted.startsWith('Key') && /^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}` === wanted
  return code === wanted || code.replace('Numpad', 'Digit') === wanted
}

/** How the key is printed that `isKey` knows as `KeyS`, `Digit1`, `Slash`. */
const faceOf = (wanted: string) =>
  wanted === 'Question' ? '?' : wanted === 'Slash' ? '/' : wanted.replace(/^(Key|Digit)/, '')

type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'getModifierState'>

/**
 * Whether a key is pressed by itself and counts: not held down, not switched off, not with a modifier. AltGr is one that
 * Linux tells only by its name; it types letters, in Polish on the places of others.
 */
export function isPressed(event: Press, wanted: string): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  return !event.getModifierState('AltGraph') && isKey(event, wanted) && !isKeyOff(faceOf(wanted))
}

function useKeyDown(hear: (event: KeyboardEvent) => void) {
  const onKey = useEffectEvent(hear)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Runs `press` on a single key outside text fields, as `isKey` tells it. An open dialog takes the keys for itself. */
export function useKey(code: string, press: (() => void) | null) {
  useKeyDown((event) => {
    if (!press || event.defaultPrevented || !isPressed(event, code)) return
    if (isTyping(event.target) || hasDialog()) return
    event.preventDefault()
    press()
  })
}

const isModEnter = (event: KeyboardEvent) =>
  (event.code === 'Enter' || event.code === 'NumpadEnter') &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.repeat

/** Runs `press` on Ctrl or Cmd with Enter, anywhere on the page, with Shift told apart. */
export function useModEnter(press: (withShift: boolean) => void) {
  useModEnterWhen(() => !hasDialog(), press)
}

/** The same in the dialog that is open. */
export function useDialogModEnter(press: (() => void) | null) {
  useModEnterWhen(
    () => press !== null,
    () => press?.(),
  )
}

function useModEnterWhen(isMeant: () => boolean, press: (withShift: boolean) => void) {
  useKeyDown((event) => {
    if (!isModEnter(event) || !isMeant()) return
    event.preventDefault()
    press(event.shiftKey)
  })
}

/** Runs `press` on Ctrl or Cmd with K, in text fields and dialogs too: a browser would go to its own search. */
export function useModK(press: () => void) {
  useKeyDown((event) => {
    if (!isModK(event)) return
    event.preventDefault()
    press()
  })
}

function isModK({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey || repeat) return false
  // By what it types, where it types Latin letters at all.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}

/** Runs `press` with the digit of a key outside text fields: for the choices of an open dialog, which print them. */
export function useDigitKeys(press: (digit: number) => void) {
  useKeyDown((event) => {
    if (isTyping(event.target)) return
    const digit = digits.find((candidate) => isPressed(event, `Digit${candidate}`))
    if (digit === undefined) return
    event.preventDefault()
    press(digit)
  })
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
