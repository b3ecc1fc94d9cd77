import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of a field of a page: Escape leaves the field, so that letters are keys again. What was typed stays. */
export function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}
