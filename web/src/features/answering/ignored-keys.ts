import { refuseKeys } from '../../ui/actions/key-gate'
import { hasDialog, isTyping } from '../../ui/actions/keys'

/**
 * Ignores keys and second clicks in a chat that has just opened, except the keys of an open dialog. Meanwhile the page has the
 * attribute `data-keys-ignored`.
 * @param isIgnored whether typed text, or a command, is ignored now
 */
export function ignoreKeys(isIgnored: (pressed: 'text' | 'command') => boolean): () => void {
  const accept = refuseKeys((event) => !hasDialog() && isIgnored(isText(event) ? 'text' : 'command'))
  // The second click of a double click on "Send & next" would send the stored draft of this chat.
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || hasDialog() || !isIgnored('command')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const { dataset } = document.documentElement
  addEventListener('click', ignoreSecondClick, true)
  dataset.keysIgnored = ''
  return () => {
    accept()
    removeEventListener('click', ignoreSecondClick, true)
    delete dataset.keysIgnored
  }
}

function isText(event: KeyboardEvent): boolean {
  if (!isTyping(event.target)) return false
  const isCommand = (event.ctrlKey || event.metaKey) && /^(enter|k)$/i.test(event.key)
  return !isCommand && event.key !== 'Escape'
}
