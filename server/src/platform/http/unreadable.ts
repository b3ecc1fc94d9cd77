import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ErrorCode, errors, type Issue, type Problem } from '@panel/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** Answers an address that the router can't take apart: there is no route yet, so no handler of errors either. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const issues = [{ path: 'path', message: 'Is not percent-encoded UTF-8' }]
  return sendProblem(request, reply, new AppError('malformed_request', { issues }))
}

/** Answers what is not HTTP, or whose address and headers don't fit: there is not even a request yet. */
export function refuseConnection(error: Error, socket: Socket) {
  if (!socket.writable) return
  const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  if (isTooLong)
    answer(socket, '431 Request Header Fields Too Large', 'request_too_large', {
      path: 'path',
      message: 'The address or a header is too long',
    })
  else answer(socket, '400 Bad Request', 'malformed_request', { path: 'request', message: 'Is not HTTP' })
}

function answer(socket: Socket, status: string, code: ErrorCode, issue: Issue) {
  const problem: Problem = {
    type: 'about:blank',
    title: errors[code].title,
    status: Number(status.slice(0, 3)),
    code,
    request_id: randomUUID().slice(0, 13),
    issues: [issue],
  }
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
