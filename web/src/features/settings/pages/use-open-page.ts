import type { PagePath } from '@panel/contract/rules/page-paths'
import { useRouterState } from '@tanstack/react-router'

/** The current page; null when this path has none. Every route needs a line in `pages`. */
export function useOpenPage(): PagePath | null {
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  return route === undefined || route === '__root__' ? null : route
}
