import type { CustomerField } from '@panel/contract/rules/enumerations'
import { useLayoutEffect, useRef, useState } from 'react'
import { focusDefault } from '../../../ui/actions/move-focus'

export type Field = CustomerField | 'interests'
/** How the editor of a field has closed. */
export type Closing = 'saved' | 'unchanged' | 'cancelled'

/**
 * The fields that are being edited. After Escape the row of the field has the focus; after a save it is where the save has left it, and in
 * the row if nothing else has it: again when the row moves, because a saved value can reach the page a moment after its editor has closed.
 */
export function useOpenFields() {
  const [fields, setFields] = useState<ReadonlySet<Field>>(new Set())
  const [closed, setClosed] = useState<{ field: Field; how: Closing } | null>(null)
  const [saved, setSaved] = useState<Field | null>(null)
  const region = useRef<HTMLElement>(null)
  const rowOf = (field: Field) => region.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)
  // In the same task as the change of the page: a key pressed in between would be a command.
  useLayoutEffect(() => {
    if (!closed || document.activeElement !== document.body) return
    if (closed.how !== 'cancelled' && focusDefault()) return setClosed(null)
    const row = rowOf(closed.field) ?? region.current
    row?.focus({ preventScroll: true })
    if (closed.how === 'cancelled') setClosed(null)
  })
  return {
    region,
    /** The field that was saved last, until another one is edited. */
    saved,
    isOpen: (field: Field) => fields.has(field),
    open: (field: Field) => {
      setFields((known) => new Set([...known, field]))
      setSaved(null)
    },
    close: (field: Field, how: Closing) => {
      setFields((known) => new Set([...known].filter((each) => each !== field)))
      setClosed({ field, how })
      if (how === 'saved') setSaved(field)
    },
  }
}
