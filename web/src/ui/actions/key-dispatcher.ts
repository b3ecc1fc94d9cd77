import { IconLock } from '@tabler/icons-react'
import { showToast } from '../overlays/toasts'
import type { OfferedAction } from './actions'
import { isModifier } from './key-gate'
import { hasDialog, hasOpenList, isModEnter, isTyping, isWithMod, opensList, pressedKey } from './keys'
import { defaultElement } from './move-focus'

/** The keys of the open dialog or menu: digits of choices, the confirm key, keys of menu items. */
export type DialogKey = { key: string; blocked?: string | null; run: () => void }

/** The keys of each open dialog, in the order of opening: the last dialog is on top. */
const dialogs = new Map<string, readonly DialogKey[]>()
let offered: (() => readonly OfferedAction[]) | null = null

/** Listens for the keys of all offered actions. Further calls have no effect. */
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

/** Adds the listeners. A browser adds the same listener only once. */
function listen() {
  addEventListener('keydown', onSelectKeyDown, { capture: true })
  addEventListener('keydown', onKeyDown)
}

/** React Aria's button opens its list or menu with Ctrl+Enter too, and stops the event, so this listener comes first. */
function onSelectKeyDown(event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && opensList(event.target)) onKeyDown(event)
}

/** Milliseconds after a form or dialog was submitted with Ctrl+Enter in which a second press of it was not meant for the screen. */
const doublePress = 500
/** When a form or dialog was submitted with Ctrl+Enter and no key came after it, as the events tell the time. */
let submittedAt = Number.NEGATIVE_INFINITY

/** Handles single keys, and Ctrl or Cmd with Enter or K. Fields handle Escape, Enter and arrows themselves. */
function onKeyDown(event: KeyboardEvent) {
  // Who has pressed another key since has seen the screen.
  if (!isModEnter(event) && !isModifier(event)) submittedAt = Number.NEGATIVE_INFINITY
  // An open list takes every key for itself, with Ctrl too.
  if (hasOpenList()) return
  const inDialog = dialogKeyOf(event)
  if (inDialog) {
    consume(event)
    if (isModEnter(event)) submittedAt = event.timeStamp
    if (inDialog.blocked) showReason(inDialog.blocked)
    else inDialog.run()
    return
  }
  if (isModEnter(event) && !event.defaultPrevented && submitsField(event)) return
  const found = actionOf(event)
  if (!found) return
  const { action, key } = found
  consume(event)
  const isSecondPress = isModEnter(event) && event.timeStamp - submittedAt < doublePress
  if (isSecondPress || !action.isKeyMeant()) return
  // With the keyboard, the tooltip of the button is not visible.
  if (action.blocked) showReason(action.blocked)
  else if (action.press) action.press(key)
  else action.run?.()
}

/**
 * Ctrl+Enter belongs to the form around the focus: it saves a field, and never sends the answer next to it. So a field takes the key by
 * being in a form. Only the form of the answer leaves it to the actions of the screen.
 * @returns false if the focus is in no field, or in the answer
 */
function submitsField(event: KeyboardEvent): boolean {
  const { target } = event
  const answer = defaultElement()
  const form = target instanceof HTMLElement ? target.closest('form') : null
  const isField = form ? !form.contains(answer) : answer !== null && target !== answer && isTyping(target)
  if (!isField) return false
  consume(event)
  submittedAt = event.timeStamp
  form?.requestSubmit()
  return true
}

function consume(event: KeyboardEvent) {
  event.preventDefault()
  if (opensList(event.target)) event.stopPropagation()
}

const showReason = (text: string) => showToast({ icon: IconLock, text })

function dialogKeyOf(event: KeyboardEvent): DialogKey | null {
  for (const keys of [...dialogs.values()].reverse()) {
    const found = keys.find(({ key }) => pressedKey(event, key) !== null && isHandledAt(event, key))
    if (found) return found
  }
  return null
}

/** Prefers an action on the focused element, then one of the screen, then one whose target does not have the focus. */
function actionOf(event: KeyboardEvent): { action: OfferedAction; key: string } | null {
  const isBehindDialog = hasDialog()
  const candidates = (offered?.() ?? []).flatMap((action) => {
    const key = action.key && (action.run || action.press) ? pressedKey(event, action.key) : null
    if (key === null || (isBehindDialog && !action.worksInDialogs) || !isHandledAt(event, key)) return []
    return [{ action, key }]
  })
  return (
    candidates.find(({ action }) => action.isFocused) ??
    candidates.find(({ action }) => action.isFocused === undefined) ??
    candidates[0] ??
    null
  )
}

/** Typing is text. Enter belongs to the focused button or link, Space to a button. A field can have handled the key. */
function isHandledAt({ target, defaultPrevented }: KeyboardEvent, key: string): boolean {
  if (isWithMod(key)) return true
  if (defaultPrevented || isTyping(target)) return false
  if (key !== 'enter' && key !== 'space') return true
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'main'
  return isFree || (key === 'space' && activeElement instanceof HTMLAnchorElement)
}
