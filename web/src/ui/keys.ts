import { useEffect, useEffectEvent } from 'react'

const isPressed = (target: HTMLElement) =>
  target instanceof HTMLInputElement && /^(radio|checkbox|button|submit)$/.test(target.type)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !isPressed(target)

/** Whether a dialog is open: it takes the keys for itself. */
export const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/**
 * Whether this is the key that a button has printed on it, given by its place on an English keyboard: `KeyE`, `Digit1`,
 * `Slash`. A letter goes by what it types, where it types Latin letters at all; a digit by its place, since French ones
 * need Shift, or by the number pad; a slash by either, since others type it with Shift;
 * a question mark by what is typed.
 */
export function isKey({ code, key, shiftKey }: Key, wanted: string): boolean {
  if (wanted === 'Question') return key === '?'
  if (wanted === 'Slash') return key === '/' || (code === 'Slash' && !shiftKey)
  if (shiftKey) return false
  if (wanted.startsWith('Key') && /^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}` === wanted
  return code === wanted || code.replace('Numpad', 'Digit') === wanted
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
    if (!press || !isKey(event, code) || event.repeat || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
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
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
    const digit = digits.find((candidate) => isKey(event, `Digit${candidate}`))
    if (digit === undefined) return
    event.preventDefault()
    press(digit)
  })
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
