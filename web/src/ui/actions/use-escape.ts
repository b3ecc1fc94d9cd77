import { useListener } from '../use-listener'
import { hasDialog, isTyping } from './keys'

/** Calls `run` when Escape is pressed outside of fields, dialogs and menus, which handle it themselves. Null: it has no effect now. */
export function useEscape(run: (() => void) | null) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || hasDialog() || isTyping(event.target)) return
    event.preventDefault()
    run?.()
  }
  useListener('keydown', press, { isOn: run !== null })
}
