import type { FastifyInstance } from 'fastify'
import { apiDocsRoutes } from './features/api-docs/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { openClaims } from './features/queue/claims.ts'
import { queueRoutes } from './features/queue/routes.ts'
import { signInRoutes } from './features/sign-in/routes.ts'
import { siteRoutes } from './features/sites/routes.ts'
import type { Services } from './services.ts'

/** Each feature puts its routes on the app. */
export function registerFeatures(app: FastifyInstance, services: Services) {
  const claims = openClaims(services.db, services.live)
  signInRoutes(services)
  queueRoutes({ ...services, claims })
  conversationRoutes(services)
  messageRoutes({ ...services, claims })
  liveRoutes(app, services)
  siteRoutes(services)
  apiDocsRoutes(services)
}
