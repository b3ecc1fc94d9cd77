import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

/**
 * Runs `press` on a single key outside text fields, by its position (`KeyE`, `Digit1`, `Slash`), so that French digits
 * work. An open dialog takes the keys for itself.
 */
export function useKey(code: string, press: (() => void) | null) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!press || event.code !== code || event.repeat || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
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
