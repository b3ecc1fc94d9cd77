import { isKeyOff, singleKeysIn } from './key-choices'

const isButtonLike = (target: HTMLElement) =>
  target instanceof HTMLInputElement && /^(radio|checkbox|button|submit)$/.test(target.type)

/** Whether the target is a closed select: letters choose an option in it. */
export const isSelect = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.getAttribute('aria-haspopup') === 'listbox'

/** Whether the target is a button that opens a list or a menu. */
export const opensList = (target: EventTarget | null) =>
  target instanceof HTMLElement && Boolean(target.getAttribute('aria-haspopup'))

/** Whether keys are typed as text there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || isSelect(target)) &&
  !isButtonLike(target)

/** Whether the list of a select or a calendar is open. */
export const hasOpenList = () =>
  document.querySelector('[data-trigger="Select"], [data-trigger="DateRangePicker"]') !== null

/** Whether a dialog or menu is open, which takes the keys. */
export const hasDialog = () =>
  hasOpenList() || document.querySelector('[aria-modal="true"], [role="menu"]') !== null

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/**
 * Whether the pressed key is the one with this character on it: `E`, `1`, `/`, `?`.
 * - A letter is matched by its character if the keyboard types Latin letters, so that A is A on AZERTY too.
 * - A digit is matched by its position, because French keyboards need Shift for the character. The number pad counts too.
 * - A slash is matched by character or position, because some keyboards need Shift for the character.
 * - A question mark is matched by its character.
 */
export function isKey({ code, key, shiftKey }: Key, printed: string): boolean {
  if (printed === '?') return key === '?'
  if (printed === '/') return key === '/' || (code === 'Slash' && !shiftKey)
  if (shiftKey) return false
  if (/^[A-Z]$/.test(printed))
    return /^[a-z]$/i.test(key) ? key.toUpperCase() === printed : code === `Key${printed}`
  return code === `Digit${printed}` || code === `Numpad${printed}`
}

type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'getModifierState'>

/**
 * Whether a key is pressed alone and enabled: not repeated, not disabled, without a modifier. AltGr counts as a modifier, because
 * it types letters such as the Polish ones; Linux reports it only by its name.
 */
export function isPressed(event: Press, printed: string): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  return !event.getModifierState('AltGraph') && isKey(event, printed) && !isKeyOff(printed)
}

/**
 * Which of the keys of an action is pressed.
 * @param keys the action's keys: `L`, `J+K`, `mod+enter`
 * @returns null when none is pressed, and for `esc`, which fields and dialogs handle themselves
 */
export function pressedKey(event: Press, keys: string): string | null {
  switch (keys) {
    case 'mod+enter':
      return isModEnter(event) && !event.shiftKey ? keys : null
    case 'mod+shift+enter':
      return isModEnter(event) && event.shiftKey ? keys : null
    case 'mod+K':
      return isModLetter(event, 'K') ? keys : null
    case 'mod+Z':
      return isModLetter(event, 'Z') ? keys : null
    case 'enter':
      return event.key === 'Enter' && !hasModifier(event) && !event.shiftKey && !event.repeat ? keys : null
    case 'space':
      return event.key === ' ' && !hasModifier(event) && !event.shiftKey && !event.repeat ? keys : null
    default:
      return singleKeysIn(keys).find((key) => isPressed(event, key)) ?? null
  }
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: Press) => ctrlKey || metaKey || altKey

/** Whether Ctrl or Cmd with Enter is pressed, with Shift or without. */
export const isModEnter = ({ code, ctrlKey, metaKey, altKey, repeat }: Press) =>
  (code === 'Enter' || code === 'NumpadEnter') && (ctrlKey || metaKey) && !altKey && !repeat

function isModLetter(event: Press, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, repeat } = event
  return (ctrlKey || metaKey) && !altKey && !repeat && isKey(event, letter)
}

/** Whether the keys also work in text fields: those with Ctrl or Cmd. */
export const isWithMod = (keys: string) => keys.startsWith('mod+')

/** `aria-keyshortcuts` of a printed key: `Control+Enter`. */
export const shortcutOf = (keys: string) =>
  keys
    .split('+')
    .map((key) => shortcutNames[key] ?? key)
    .join('+')

const shortcutNames: Record<string, string> = {
  mod: 'Control',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Escape',
  space: 'Space',
}
