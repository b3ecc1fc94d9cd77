import { useEffect, useRef } from 'react'
import { hasDialog, isTyping } from './keys'

/** Whether anything has had the focus since the page was loaded. */
let wasGiven = false
// Tests of what gives the focus know no page.
globalThis.addEventListener?.('focusin', () => {
  wasGiven = true
})

const page = () => document.getElementById('main')

/** Moves the focus to the page unless it is inside of it, so that Tab and screen readers continue there. */
export function focusPage() {
  if (!page()?.contains(document.activeElement)) page()?.focus({ preventScroll: true })
}

/** Moves the focus to a new element unless a dialog has it: text in the dialog is not meant for what is behind it. */
export function takeFocus(element: HTMLElement | null) {
  if (!document.activeElement?.closest('[aria-modal="true"]')) element?.focus({ preventScroll: true })
}

/** As `ref` of a field that comes to be typed in. */
export function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** As `ref` of a field that comes with what may be typed over. */
export function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus()
  if (field?.type !== 'date') field?.select()
}

/** As `ref` of what has just come, or is the active one of its list now. The braces: a browser may answer with a promise. */
export function showNearest(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

let home: (() => HTMLElement | null) | null = null

/** Sets where the focus goes after each action: the editor of the chat in hand. @returns a function that removes it */
export function setFocusHome(find: () => HTMLElement | null): () => void {
  home = find
  return () => {
    if (home === find) home = null
  }
}

function seenHome(): HTMLElement | null {
  const element = home?.()
  // On a touch screen, the keyboard would cover half of the screen.
  return element?.checkVisibility() && !matchMedia('(pointer: coarse)').matches ? element : null
}

/**
 * After an action, done or cancelled: returns the focus to that place. It stays in a field where somebody types, and in a
 * dialog.
 * @returns whether there is such a place that is visible
 */
export function focusHome(): boolean {
  const element = seenHome()
  if (!isTyping(document.activeElement) && !hasDialog()) element?.focus({ preventScroll: true })
  return element !== null
}

/**
 * This element replaced what may have had the focus: then the page takes it. A page that has just been loaded is left as it is,
 * so that the first Tab reaches the link past the menu.
 */
export function useKeptFocus() {
  useEffect(() => {
    if (wasGiven && document.activeElement === document.body) focusPage()
  }, [])
}

/** For a button that is not there while what it opens stands in its place: once that closes, the focus goes home or to the button. */
export function useReturnedFocus() {
  const isDue = useRef(false)
  return {
    expect: () => {
      isDue.current = true
    },
    button: (button: HTMLElement | null) => {
      if (!button || !isDue.current) return
      isDue.current = false
      if (!focusHome()) button.focus({ preventScroll: true })
    },
  }
}
