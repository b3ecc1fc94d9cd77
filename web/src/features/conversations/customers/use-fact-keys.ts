import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { isTyping } from '../../../ui/actions/keys'
import { focusDefault, showNearest } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { useListener } from '../../../ui/use-listener'
import { moveInFacts, openGroup } from './customer-actions'
import type { FieldGroup } from './customer-fields'

/**
 * The keys of the facts, which work while the focus is in them: letters open groups, J and K move, and Escape returns to the editor.
 * @returns whether the facts have the focus, and the listeners that know it
 */
export function useFactKeys(
  region: RefObject<HTMLElement | null>,
  open: (group: FieldGroup | 'interests') => void,
) {
  const [hasFocus, setHasFocus] = useState(false)
  // A field that closes has the focus until it is removed, and then no event tells that it has lost it.
  useListener('focusin', ({ target }) => {
    setHasFocus(target instanceof Node && (region.current?.contains(target) ?? false))
  })
  const move = (by: 1 | -1) => {
    const rows = [...(region.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const at = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
    const next = at < 0 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]
    next?.focus({ preventScroll: true })
    showNearest(next ?? null)
  }
  useAction(openGroup, hasFocus ? open : null)
  useAction(moveInFacts, hasFocus ? move : null)
  return {
    hasFocus,
    listeners: {
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!relatedTarget) setHasFocus(false)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
        event.preventDefault()
        focusDefault()
      },
    },
  }
}
