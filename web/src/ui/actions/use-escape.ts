import { useEffect, useEffectEvent } from 'react'
import { hasDialog, isTyping } from './keys'

/** Calls `run` when Escape is pressed outside of fields, dialogs and menus, which handle it themselves. Null: it has no effect now. */
export function useEscape(run: (() => void) | null) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || hasDialog() || isTyping(event.target)) return
    event.preventDefault()
    run?.()
  })
  const isOn = run !== null
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
