import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusPage } from '../ui/kept-focus'

/** Another page is shown: the focus goes to it, unless the page has put it somewhere itself. */
export function useRouteFocus() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) focusPage()
    before.current = path
  }, [path])
}
