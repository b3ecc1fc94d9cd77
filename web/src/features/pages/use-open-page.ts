import { useRouterState } from '@tanstack/react-router'
import type { PagePath } from './pages'

/** The page that is shown; null where there is none at this address. Every route needs its line in `pages` for it. */
export function useOpenPage(): PagePath | null {
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  return route === undefined || route === '__root__' ? null : route
}
