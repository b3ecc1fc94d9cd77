import { refuseKeys } from '../ui/actions/key-gate'
import { pressedKey } from '../ui/actions/keys'
import { openPalette } from './shell-actions'

let typed = ''
let end: (() => void) | null = null

/**
 * Keeps what is typed from the page, until the palette that was asked for has the focus: it is meant for its field.
 * @param onCancel Escape is pressed meanwhile
 */
export function keepTyped(onCancel: () => void) {
  end ??= refuseKeys((event) => {
    // The palette's own key closes it.
    if (pressedKey(event, openPalette.key ?? '')) return false
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') onCancel()
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
    else if ([...key].length === 1 && !ctrlKey && !metaKey) typed += key
    return true
  })
}

/** Ends that. @returns what was typed */
export function takeTyped(): string {
  end?.()
  end = null
  const text = typed
  typed = ''
  return text
}
