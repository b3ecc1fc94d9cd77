import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors, type Issue, issueAt, type Problem } from '@panel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** Responses to input that never becomes a request of the app. No hook runs for it, so the headers are added here. */
export function refuseUnreadable(headers: Record<string, string>) {
  return {
    /** A path that the router cannot decode: there is no route, and therefore no error handler. */
    refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const issues = [issueAt('path', 'not_percent_encoded')]
      return sendProblem(request, reply.headers(headers), new AppError('malformed_request', { issues }))
    },

    /** Invalid HTTP, or headers that are too long: Node has not created a request. */
    refuseConnection(error: Error, socket: Socket) {
      if (!socket.writable) return
      const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
      const [status, problem] = isTooLong
        ? (['431 Request Header Fields Too Large', tooLong] as const)
        : (['400 Bad Request', notHttp] as const)
      const body = JSON.stringify({ ...problem, request_id: newId() })
      const head = Object.entries({ ...headers, ...headersOf(body), connection: 'close' })
      const lines = [`HTTP/1.1 ${status}`, ...head.map(([name, value]) => `${name}: ${value}`)]
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    },

    /** An `Expect` other than `100-continue`. Node would answer it without our headers. */
    refuseExpectation(_request: IncomingMessage, response: ServerResponse) {
      const body = JSON.stringify({ ...unmetExpectation, request_id: newId() })
      response.writeHead(417, { ...headers, ...headersOf(body), connection: 'close' }).end(body)
    },
  }
}

/** Refuses a request without a host. Node would otherwise answer it itself. */
export function requireHost(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    // HTTP/1.0 has no Host header, and load balancers check `/readyz` without it.
    if (!request.headers.host && request.raw.httpVersion !== '1.0')
      throw new AppError('malformed_request', { issues: [issueAt('headers.host', 'missing_header')] })
  })
}

const newId = () => randomUUID().slice(0, 13)

const headersOf = (body: string) => ({
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
})

function problemOf(status: number, code: ErrorCode, issue: Issue): Omit<Problem, 'request_id'> {
  return { type: 'about:blank', title: errors[code].title, status, code, issues: [issue] }
}

const tooLong = problemOf(431, 'request_too_large', issueAt('path', 'header_too_long'))
const notHttp = problemOf(400, 'malformed_request', issueAt('request', 'not_http'))
const unmetExpectation = problemOf(417, 'malformed_request', issueAt('headers.expect', 'unknown_expectation'))
