import { hasDialog, isTyping } from '../../ui/keys'

/**
 * Suppresses keys and second clicks in a chat that has just opened. Keys of an open dialog are not suppressed. Meanwhile
 * the page has the attribute `data-keys-held`.
 * @param isHeld whether text, or a command, is suppressed now
 */
export function holdKeys(isHeld: (pressed: 'text' | 'command') => boolean): () => void {
  const hold = (event: globalThis.Event) => {
    if (hasDialog() || !isHeld(isText(event) ? 'text' : 'command')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // The second click of a double click on "Send & next" would send the stored draft of this chat.
  const holdClick = (event: MouseEvent) => {
    if (event.detail > 1) hold(event)
  }
  const { dataset } = document.documentElement
  addEventListener('keydown', hold, true)
  addEventListener('click', holdClick, true)
  dataset.keysHeld = ''
  return () => {
    removeEventListener('keydown', hold, true)
    removeEventListener('click', holdClick, true)
    delete dataset.keysHeld
  }
}

function isText(event: globalThis.Event): boolean {
  if (!(event instanceof KeyboardEvent) || !isTyping(event.target)) return false
  const isCommand = (event.ctrlKey || event.metaKey) && /^(enter|k)$/i.test(event.key)
  return !isCommand && event.key !== 'Escape'
}
