import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusPage } from '../ui/kept-focus'
import { hasDialog } from '../ui/keys'

/** Another page is shown: the focus goes to it, unless the page or a dialog that was opened meanwhile has it. */
export function useRouteFocus() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== undefined && before.current !== path && !hasDialog()) focusPage()
    before.current = path
  }, [path])
}
