import type { KeyboardEvent } from 'react'

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key saves the field in which it is pressed: Enter. With Shift it begins a new line, with Ctrl it submits the form. */
export function savesField({ key, target, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return key === 'Enter' && isField && !ctrlKey && !metaKey && !altKey && !shiftKey
}
