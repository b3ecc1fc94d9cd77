import type { PagePath } from '@panel/contract/rules/page-paths'
import { createRootRoute, createRoute, type RouteComponent } from '@tanstack/react-router'
import { type NamedViewSearch, namedViewIn } from '../ui/lists/named-view'
import { Frame } from './Frame'
import { NotFoundPage } from './NotFoundPage'
import type { PageSearch } from './page-search'

export const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage })

/** A page without search parameters. `pages` has its right. */
export const page = <Path extends PagePath>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component })

/** A page with search parameters: its own, and the named view that it shows. The page reads its own ones. */
export const pageWithSearch = <Path extends keyof PageSearch>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (search: Record<string, unknown>): PageSearch[Path] & NamedViewSearch => {
      const { named_view: _, ...others } = search
      // The cast: the page reads each value before it uses it.
      return { ...(others as PageSearch[Path]), ...namedViewIn(search) }
    },
    component,
  })
