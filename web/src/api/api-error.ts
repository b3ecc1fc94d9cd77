import { type ErrorCode, errors, type Problem } from '@panel/contract/errors'
import type { Issue } from '@panel/contract/issues'

/** An error response of the server, with its problem document (RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly requestId: string | null
  readonly issues: Issue[]
  readonly by: Problem['by']
  readonly kind: string | undefined
  readonly messages: unknown[]
  readonly limit: number | null
  /** Milliseconds of `Retry-After`, if the server sent it. */
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    const code = isErrorCode(problem.code) ? problem.code : codeOfStatus(status)
    super(problem.title ?? errors[code].title)
    this.code = code
    this.status = status
    this.requestId = problem.request_id ?? null
    this.issues = problem.issues ?? []
    this.by = problem.by
    this.kind = problem.kind
    this.messages = problem.messages ?? []
    this.limit = problem.limit ?? null
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

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errors

function codeOfStatus(status: number): ErrorCode {
  if (status === 502 || status === 503 || status === 504) return 'unavailable'
  if (status === 404) return 'not_found'
  return 'unexpected'
}
