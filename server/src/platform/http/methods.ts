import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** Collects all routes that are added after this call. */
export function collectRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  return routes
}

/** Answers methods that a path does not have with 405 and the list of those that it has. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly RouteOptions[]) {
  const byUrl = Map.groupBy(routes, (route) => route.url)
  for (const [url, found] of byUrl) {
    const own = new Set(found.flatMap((route) => route.method))
    const others = app.supportedMethods.filter((method) => !own.has(method))
    if (others.length === 0) continue
    app.route({
      method: others,
      url,
      exposeHeadRoute: false,
      // Before the body is read, because no handler needs it.
      onRequest: async (request, reply) =>
        sendProblem(request, reply.header('allow', [...own].join(', ')), new AppError('method_not_allowed')),
      handler: (_request, reply) => reply,
    })
  }
}
