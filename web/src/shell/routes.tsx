import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage'
import { Frame } from './Frame'
import { NotFoundPage } from './NotFoundPage'

const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../features/queue/HomePage'), 'HomePage'),
})

const queue = createRoute({
  getParentRoute: () => root,
  path: '/queue',
  validateSearch: (search): { smart?: 1 } => (Number(search.smart) === 1 ? { smart: 1 } : {}),
  component: lazyRouteComponent(() => import('../features/queue/QueuePage'), 'ReplyQueuePage'),
})

const pokeQueue = createRoute({
  getParentRoute: () => root,
  path: '/poke-queue',
  component: lazyRouteComponent(() => import('../features/queue/QueuePage'), 'PokeQueuePage'),
})

const conversation = createRoute({
  getParentRoute: () => root,
  path: '/conversations/$id',
  component: lazyRouteComponent(
    () => import('../features/conversations/ConversationPage'),
    'ConversationPage',
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([home, queue, pokeQueue, conversation]),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  // Queues are left through a question; the address must not run ahead of the answer.
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
