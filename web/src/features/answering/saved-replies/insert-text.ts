import { findOpenPlaceholder } from '@panel/contract/rules/placeholders'

/** Replaces the selection with a text as if it was typed: it can be undone, and listeners get an input event. */
export function insertText(field: HTMLTextAreaElement, text: string) {
  field.focus({ preventScroll: true })
  // Deprecated, but the only way that keeps the browser's undo. It sends the input event itself.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Selects the first open placeholder, so that typing fills it in. @returns false when there is none */
export function selectOpenPlaceholder(field: HTMLTextAreaElement | null): boolean {
  const gap = field && findOpenPlaceholder(field.value)
  if (!gap) return false
  field.focus({ preventScroll: true })
  field.setSelectionRange(gap.start, gap.end)
  return true
}
