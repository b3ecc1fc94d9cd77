import type { Problem } from '@panel/contract'
import type { ErrorCode } from '@panel/contract/rules/errors'
import type { Issue } from '@panel/contract/rules/issues'

/** An error response of the server, with its problem document (RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError'
  /** A server of a later release can send a code that this page does not know: it is treated as other failures. */
  readonly code: ErrorCode
  readonly status: number
  readonly requestId: string | null
  readonly issues: Issue[]
  readonly by: Problem['by']
  readonly kind: string | undefined
  readonly messages: unknown[]
  readonly limit: number | null
  readonly found: NonNullable<Problem['found']>
  readonly suspension: Problem['suspension']
  readonly release: Problem['release']
  readonly erased: Problem['erased']
  readonly customer_act: Problem['customer_act']
  /** Milliseconds of `Retry-After`, if the server sent it. */
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    const code = codeOf(status, problem.code)
    super(problem.title ?? code)
    this.code = code
    this.status = status
    this.requestId = problem.request_id ?? null
    this.issues = problem.issues ?? []
    this.by = problem.by
    this.kind = problem.kind
    this.messages = problem.messages ?? []
    this.limit = problem.limit ?? null
    this.found = problem.found ?? []
    this.suspension = problem.suspension
    this.release = problem.release
    this.erased = problem.erased
    this.customer_act = problem.customer_act
    this.retryAfter = retryAfter
  }
}

/** No response arrived: whether the server carried out the request is unknown. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** Reads an error response. If it is no problem document, such as a page of a proxy, the code follows from the status. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const retryAfter = Number.isFinite(seconds) ? seconds * 1_000 : null
  const problem: unknown = await response.json().catch(() => null)
  return new ApiError(response.status, isObject(problem) ? problem : {}, retryAfter)
}

const isObject = (value: unknown): value is Partial<Problem> => typeof value === 'object' && value !== null

const gatewayStatuses = [502, 503, 504]

/** A proxy between answers for itself with these statuses, in any form: then the outcome of the request is unknown. */
function codeOf(status: number, code: ErrorCode | undefined): ErrorCode {
  const isOwn = code === 'mail_failed' || code === 'photo_unavailable'
  if (gatewayStatuses.includes(status) && !isOwn) return 'unavailable'
  if (typeof code === 'string') return code
  return status === 404 ? 'not_found' : 'unexpected'
}
