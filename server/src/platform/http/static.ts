import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isPagePath } from '@panel/contract/rules/page-paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** The folder with the built pages. */
export const builtPages = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built pages. Files with a digest in their name are cached for ever. Every path of a page gets `index.html`, which
 * is always revalidated; browsers without a session get `visitor.html`, the version for visitors. A path that no page has gets it with the
 * status 404, and says so. `/licences` has the licences of everything that is shipped, as one text.
 * @param hasSession whether a request has a session cookie, valid or not
 * @param redirectFor returns the path to which this one redirects, or null
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  hasSession: (request: FastifyRequest) => boolean = () => true,
  redirectFor: (path: string) => Promise<string | null> = async () => null,
) {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    // The build has written a `.br` and a `.gz` file for each file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets') + sep)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (path === '/licences') return reply.sendFile('licences.txt')
    if (isFile(path)) return reply.sendFile(path)
    if (!isPage(path, request)) return sendProblem(request, reply, new AppError('not_found'))
    const other = await redirectFor(path)
    if (other !== null) return reply.header('cache-control', 'no-store').redirect(other)
    const file = hasSession(request) ? 'index.html' : 'visitor.html'
    reply.header('vary', 'Cookie')
    if (isPagePath(path)) return reply.sendFile(file)
    // Without a validator: a revalidated 404 would have no content.
    return reply.code(404).sendFile(file, { etag: false, lastModified: false })
  })
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

const isFile = (path: string) => /\.[a-z0-9]+$/.test(path) && !path.endsWith('.html')

function isPage(path: string, request: FastifyRequest): boolean {
  if (/^\/(api|site)(\/|$)/.test(path)) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}
