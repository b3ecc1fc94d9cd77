import type { RefObject } from 'react'
import { useListener } from '../use-listener'

/**
 * In a warning whose Cancel has the focus: who begins to type means this field. Otherwise the first space would press Cancel, and the letters
 * after it would be keys of the page.
 */
export function useTypedInto(field: RefObject<HTMLElement | null>): void {
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    const { activeElement } = document
    const dialog = field.current?.closest('[role=alertdialog]')
    if (isLetter && activeElement?.matches('button') && dialog?.contains(activeElement))
      field.current?.focus()
  }
  useListener('keydown', onKeyDown, { isFirst: true })
}
