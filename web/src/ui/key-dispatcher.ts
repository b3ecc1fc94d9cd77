import { IconLock } from '@tabler/icons-react'
import type { OfferedAction } from './actions'
import { hasDialog, hasOpenList, isSelect, isTyping, isWithMod, pressedKey } from './keys'
import { showToast } from './toasts'

/** A key of the dialog or menu that is open: the digits of its choices, what confirms it, the keys of a menu's items. */
export type DialogKey = { key: string; blocked?: string | null; run: () => void }

/** By dialog, in the order in which they opened: the last one is on top. */
const dialogs = new Map<string, readonly DialogKey[]>()
let offered: (() => readonly OfferedAction[]) | null = null

/** Hears the keys of all actions that are offered. Calls after the first change nothing. */
export function listenForKeys(find: () => readonly OfferedAction[]) {
  offered = find
  listen()
}

/** Replaces the keys of one dialog; null while it is closed. */
export function setDialogKeys(dialog: string, keys: readonly DialogKey[] | null) {
  if (keys) dialogs.set(dialog, keys)
  else dialogs.delete(dialog)
  listen()
}

/** The same listener is added once. */
function listen() {
  addEventListener('keydown', hearAtSelect, { capture: true })
  addEventListener('keydown', hear)
}

/** React Aria's button opens the list with Ctrl+Enter too, and keeps the event. */
function hearAtSelect(event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && isSelect(event.target)) hear(event)
}

/** Hears single keys, and Ctrl or Cmd with Enter or K. Fields hear Escape, Enter and arrows themselves. */
function hear(event: KeyboardEvent) {
  // An open list takes every key for itself, with Ctrl too.
  if (hasOpenList()) return
  const inDialog = dialogKeyOf(event)
  if (inDialog) {
    take(event)
    if (inDialog.blocked) sayBlocked(inDialog.blocked)
    else inDialog.run()
    return
  }
  const found = actionOf(event)
  if (!found) return
  const { action, key } = found
  take(event)
  if (!action.isKeyMeant()) return
  // Whoever presses the key doesn't see what a pointer is told at the button.
  if (action.blocked) sayBlocked(action.blocked)
  else if (action.press) action.press(key)
  else action.run?.()
}

function take(event: KeyboardEvent) {
  event.preventDefault()
  if (isSelect(event.target)) event.stopPropagation()
}

const sayBlocked = (text: string) => showToast({ icon: IconLock, text })

function dialogKeyOf(event: KeyboardEvent): DialogKey | null {
  for (const keys of [...dialogs.values()].reverse()) {
    const found = keys.find(({ key }) => pressedKey(event, key) !== null && isHeardAt(event, key))
    if (found) return found
  }
  return null
}

/** What acts on the focused element goes first, then what is of the screen, then what has no focused element now and says so. */
function actionOf(event: KeyboardEvent): { action: OfferedAction; key: string } | null {
  const isBehindDialog = hasDialog()
  const heard = (offered?.() ?? []).flatMap((action) => {
    const key = action.key && (action.run || action.press) ? pressedKey(event, action.key) : null
    if (key === null || (isBehindDialog && !action.isHeardInDialogs) || !isHeardAt(event, key)) return []
    return [{ action, key }]
  })
  return (
    heard.find(({ action }) => action.isFocused) ??
    heard.find(({ action }) => action.isFocused === undefined) ??
    heard[0] ??
    null
  )
}

/** Typing is text, and Enter belongs to the button or link that has the focus. A field may have taken the key for itself. */
function isHeardAt({ target, defaultPrevented }: KeyboardEvent, key: string): boolean {
  if (isWithMod(key)) return true
  if (defaultPrevented || isTyping(target)) return false
  const { activeElement } = document
  return (
    key !== 'enter' ||
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main'
  )
}
