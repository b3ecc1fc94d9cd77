import { useLayoutEffect, useRef, useState } from 'react'
import { refuseKeys } from '../../../ui/actions/key-gate'
import { focusAndSelect, focusDefault, focusPage } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import type { Found } from './found'
import { findInChat } from './thread-actions'

const findPart = lazyPart(() => import('./FindBar'), 'idle')

/** The search in a thread: its action, its bar while it is open, and what it has found. */
export function useFind() {
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const bar = useRef<HTMLFormElement>(null)
  const returnsTo = useRef<Element | null>(null)
  const part = useLazyPart(findPart, isOpen)
  const isLoading = isOpen && !part
  // What is typed before the field is there is meant for it, and no key of an action.
  useLayoutEffect(() => {
    if (!isLoading) return
    return refuseKeys(({ key }) => {
      if (key === 'Escape') setIsOpen(false)
      return true
    })
  }, [isLoading])
  const action = useAction(findInChat, () => {
    const field = bar.current?.querySelector('input')
    if (field) return focusAndSelect(field)
    returnsTo.current = document.activeElement
    setIsOpen(true)
  })
  const close = () => {
    setIsOpen(false)
    setFound(null)
    const before = returnsTo.current
    if (before instanceof HTMLElement && before !== document.body && before.checkVisibility())
      return before.focus({ preventScroll: true })
    // What has the focus is in the bar, and a field would keep it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!focusDefault()) focusPage()
  }
  return {
    action,
    found,
    bar: isOpen && part && { FindBar: part.FindBar, ref: bar, onFound: setFound, onClose: close },
  }
}
