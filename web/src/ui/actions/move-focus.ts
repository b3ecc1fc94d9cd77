import { useEffect, useRef } from 'react'
import { hasDialog, isTyping } from './keys'

/** Whether anything has had the focus since the page was loaded. */
let hasHadFocus = false
// Tests of modules that move the focus have no page.
globalThis.addEventListener?.('focusin', () => {
  hasHadFocus = true
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

/** Moves the focus to an element that has replaced the editor, unless the operator types in another field, which is still there. */
export function takeFocusOfEditor(element: HTMLElement | null) {
  if (!isTyping(document.activeElement)) takeFocus(element)
}

/** Use as `ref` of a field that is mounted for typing: moves the focus to the end of its text. */
export function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus()
  if (field?.type !== 'date') field?.setSelectionRange(field.value.length, field.value.length)
}

/** Use as `ref` of a field that is mounted with a text to replace: moves the focus to it and selects the text. */
export function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus()
  if (field?.type !== 'date') field?.select()
}

/** Use as `ref` of an element that was just mounted, or is now the active one of its list. */
export function showNearest(element: HTMLElement | null) {
  // The result is not returned: in some browsers it is a promise, which React would call as a function.
  element?.scrollIntoView({ block: 'nearest' })
}

let findDefault: (() => HTMLElement | null) | null = null

/** Sets the element that gets the focus after each action: the editor of the chat in hand. @returns a function that removes it */
export function setDefaultFocus(find: () => HTMLElement | null): () => void {
  findDefault = find
  return () => {
    if (findDefault === find) findDefault = null
  }
}

/** The element that gets the focus after each action: the editor of the chat in hand. */
export const defaultElement = (): HTMLElement | null => findDefault?.() ?? null

function visibleDefault(): HTMLElement | null {
  const element = defaultElement()
  // On a touch screen, the keyboard would cover half of the screen.
  return element?.checkVisibility() && !matchMedia('(pointer: coarse)').matches ? element : null
}

/**
 * Moves the focus to the default element, after an action was completed or cancelled. The focus stays in a text field and in a
 * dialog.
 * @returns whether there is a visible default element
 */
export function focusDefault(): boolean {
  const element = visibleDefault()
  if (!isTyping(document.activeElement) && !hasDialog()) element?.focus({ preventScroll: true })
  return element !== null
}

/**
 * Moves the focus from a field, whose value is being saved, to the default element: what is typed next belongs there, and the keys
 * never fall between two fields, where they are commands.
 * @returns for a save that failed: moves the focus back to the field, unless something was typed or focused meanwhile
 */
export function focusDefaultMeanwhile(): () => void {
  const field = document.activeElement
  const element = visibleDefault()
  if (!element || !(field instanceof HTMLElement)) return () => {}
  element.focus({ preventScroll: true })
  const textOf = () => element instanceof HTMLTextAreaElement && element.value
  const text = textOf()
  return () => {
    if (document.activeElement === element && textOf() === text) field.focus()
  }
}

/**
 * For an element that may have replaced the focused one: the page then gets the focus. Nothing changes while nothing has had the
 * focus yet, so that the first Tab reaches the link that skips the menu.
 */
export function useFocusFallback() {
  useEffect(() => {
    if (hasHadFocus && document.activeElement === document.body) focusPage()
  }, [])
}

/**
 * For a button that is replaced by the form that it opens. After `returnFocus`, the focus moves to the default element, or to the
 * button when it is mounted again.
 */
export function useReturnedFocus() {
  const isDue = useRef(false)
  return {
    returnFocus: () => {
      isDue.current = true
    },
    button: (button: HTMLElement | null) => {
      if (!button || !isDue.current) return
      isDue.current = false
      if (!focusDefault()) button.focus({ preventScroll: true })
    },
  }
}
