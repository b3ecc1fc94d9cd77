import { findGap } from '@panel/contract/placeholders'

/** Puts a text in place of what is selected, as if it was typed: it can be undone, and whoever listens hears of it. */
export function insertText(field: HTMLTextAreaElement, text: string) {
  field.focus({ preventScroll: true })
  // Deprecated, and the only way that keeps the browser's own undo. It sends the input event by itself.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Selects the first placeholder that is still open, so that typing fills it. @returns false when there is none */
export function selectGap(field: HTMLTextAreaElement | null): boolean {
  const gap = field && findGap(field.value)
  if (!gap) return false
  field.focus({ preventScroll: true })
  field.setSelectionRange(gap.start, gap.end)
  return true
}
