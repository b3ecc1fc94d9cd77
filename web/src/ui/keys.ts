import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/**
 * Whether this is the key that a button has printed on it, given by its place on an English keyboard: `KeyE`, `Digit1`,
 * `Slash`. A letter goes by what it types, where it types Latin letters at all; a digit by its place, since French ones
 * need Shift, or by the number pad; a slash by either, since others type it with Shift.
 */
export function isKey({ code, key, shiftKey }: Key, wanted: string): boolean {
  if (wanted === 'Slash') return key === '/' || (code === 'Slash' && !shiftKey)
  if (shiftKey) return false
  if (wanted.startsWith('Key') && /^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}` === wanted
  return code === wanted || code.replace('Numpad', 'Digit') === wanted
}

/** Runs `press` on a single key outside text fields, as `isKey` tells it. An open dialog takes the keys for itself. */
export function useKey(code: string, press: (() => void) | null) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!press || !isKey(event, code) || event.repeat || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || hasDialog()) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Runs `press` on Ctrl or Cmd with Enter, anywhere on the page, with Shift told apart. */
export function useModEnter(press: (withShift: boolean) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat || hasDialog()) return
    event.preventDefault()
    press(event.shiftKey)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
