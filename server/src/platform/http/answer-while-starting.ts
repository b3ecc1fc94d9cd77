import { once } from 'node:events'
import { createServer } from 'node:http'
import { errors } from '@panel/contract/rules/errors'
import { canSharePort, explain, type Where } from './listen.ts'
import { problemPage, wantsPage } from './problem-page.ts'

/**
 * Answers on the port of the panel until the panel does: with 503, and browsers with a page that reloads itself. Nothing where two
 * servers cannot share a port.
 * @returns a function that ends it, when the panel listens
 */
export async function answerWhileStarting({ HOST, PORT }: Where): Promise<() => Promise<void>> {
  if (!canSharePort) return async () => {}
  const { status, title } = errors.unavailable
  const problem = { type: 'about:blank', title, status, code: 'unavailable', failing: ['starting'] }
  const server = createServer((request, response) => {
    const headers = { 'cache-control': 'no-store', connection: 'close', 'x-content-type-options': 'nosniff' }
    if (request.url === '/healthz') {
      response.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
      return response.end(JSON.stringify({ status: 'up' }))
    }
    const isPage = wantsPage(request)
    response.writeHead(status, {
      ...headers,
      'retry-after': '1',
      'content-type': `${isPage ? 'text/html' : 'application/problem+json'}; charset=utf-8`,
    })
    response.end(isPage ? problemPage(request, status) : JSON.stringify(problem))
  })
  try {
    server.listen({ host: HOST, port: PORT, reusePort: true })
    await once(server, 'listening')
  } catch (error) {
    throw explain(error, { HOST, PORT })
  }
  return async () => {
    if (!server.listening) return
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}
