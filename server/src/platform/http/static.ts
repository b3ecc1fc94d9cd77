import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** Where the build puts the pages. */
export const builtPages = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built pages. Files whose name holds their digest are kept for ever; every address of a page gets `index.html`,
 * which is asked for again each time; browsers without a session get `visitor.html`, which is the same page and knows that.
 * @param hasSession whether a request comes with the cookie of one, good or not
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  hasSession: (request: FastifyRequest) => boolean = () => true,
) {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    // The build has made `.br` and `.gz` beside each file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets') + sep)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (isFile(path)) return reply.sendFile(path)
    if (!isPage(path, request)) return sendProblem(request, reply, new AppError('not_found'))
    return reply.header('vary', 'Cookie').sendFile(hasSession(request) ? 'index.html' : 'visitor.html')
  })
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

const isFile = (path: string) => /\.[a-z0-9]+$/.test(path) && !path.endsWith('.html')

function isPage(path: string, request: FastifyRequest): boolean {
  if (/^\/(api|site)(\/|$)/.test(path)) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}
