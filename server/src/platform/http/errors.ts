import { type ErrorCode, errors, type Issue, type Problem } from '@panel/contract'

/** An error of the API. Its code selects status and title; `details` become members of the problem. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Partial<
    Pick<
      Problem,
      | 'issues'
      | 'by'
      | 'kind'
      | 'messages'
      | 'limit'
      | 'found'
      | 'suspension'
      | 'release'
      | 'erased'
      | 'customer_act'
      | 'failing'
    >
  >
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: AppError['details'] = {}, retryAfter?: number) {
    super(errors[code].title)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** Invalid input; `issues` name the fields. */
export class InvalidInput extends AppError {
  constructor(issues: Issue[]) {
    super('invalid_input', { issues })
  }
}
