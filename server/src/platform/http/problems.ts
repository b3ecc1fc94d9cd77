import { type ErrorCode, errors, type Problem } from '@panel/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, sqlState } from '../database.ts'
import { AppError } from './errors.ts'
import { problemPage, wantsPage } from './problem-page.ts'
import { closeUnread, refuseUnknownEarly } from './unread-body.ts'

/**
 * Converts every error to a problem (RFC 9457). Logs an unknown error once, with the request id that the caller sees.
 * @param onRefusal called for every known error; it must not delay the response
 */
export function handleErrors(
  app: FastifyInstance,
  onRefusal: (refusal: AppError, request: FastifyRequest) => void,
) {
  refuseUnknownEarly(app)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = asAppError(error)
    if (known) onRefusal(known, request)
    if (!known) request.log.error({ err: error, request_id: request.id }, 'unexpected error')
    else if (isStatementTimeout(error))
      request.log.warn({ err: error, request_id: request.id }, 'the database took too long')
    return sendProblem(request, reply, known ?? new AppError('unexpected'))
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('not_found')))
}

/** Sends an error as JSON, or as a small page to a browser that opens the address. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { status, title } = errors[error.code]
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    request_id: request.id,
    ...error.details,
  }
  const retryAfter = error.retryAfter ?? (status === 503 ? 1 : undefined)
  closeUnread(request, reply)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.code(status).header('cache-control', 'no-store')
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(problemPage(request, status))
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
}

/** query_canceled by statement_timeout: the statement is too slow for a database under this load. */
const isStatementTimeout = (error: unknown) => sqlState(error) === '57014'

function asAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error)) return new AppError('unavailable')
  // lock_not_available: another request has locked the row for longer than lock_timeout.
  if (sqlState(error) === '55P03') return new AppError('in_progress', {}, 1)
  // Two writers wait for each other, or a replica had to drop what the statement reads.
  if (['40001', '40P01'].includes(sqlState(error) ?? '')) return new AppError('unavailable')
  if (isStatementTimeout(error)) return new AppError('unavailable', {}, 5)
  // Raised by the SQL function `refuse_erased`.
  if (sqlState(error) === 'PN409') return new AppError('customer_erased')
  // Raised by the SQL function `refuse_end_of_hold`.
  if (sqlState(error) === 'PN410') return new AppError('hold_stays')
  const code = codesOfFastify[error.code]
  if (code) return new AppError(code)
  return error.statusCode && error.statusCode < 500 ? new AppError('malformed_request') : undefined
}
