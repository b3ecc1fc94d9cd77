import { createRootRoute, createRoute, type RouteComponent } from '@tanstack/react-router'
import type { PagePath } from '../features/pages/pages'
import { type NamedViewSearch, namedViewIn } from '../ui/named-view'
import { Frame } from './Frame'
import { NotFoundPage } from './NotFoundPage'

export const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage })

/** A page without search parameters. `pages` has its right. */
export const page = <Path extends PagePath>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component })

/** A page with search parameters: its own, and the named view that it shows. */
export const pageWithSearch = <Path extends PagePath, Search>(
  path: Path,
  validateSearch: (search: Record<string, unknown>) => Search,
  component: RouteComponent,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (search: Record<string, unknown>): Search & NamedViewSearch => ({
      ...validateSearch(search),
      ...namedViewIn(search),
    }),
    component,
  })
