import { ApiError, OfflineError } from './api-error'

/** Why the result of a request is unknown, so that it is repeated with the same key. */
export type Unknown = 'offline' | 'unavailable' | 'in_progress'

/** Distinguishes a request that can be repeated unchanged from one that was refused. */
export function unknownOutcome(error: unknown): Unknown | null {
  if (error instanceof OfflineError) return 'offline'
  if (!(error instanceof ApiError)) return null
  if (error.code === 'in_progress') return 'in_progress'
  return error.code === 'unavailable' || error.code === 'too_many_requests' ? 'unavailable' : null
}

const steps = [1_000, 2_000, 4_000, 8_000, 15_000]

/** Milliseconds before the next attempt: what the server asked for, otherwise longer each time. */
export function retryDelay(error: unknown, attempt: number): number {
  if (error instanceof ApiError && error.retryAfter !== null) return Math.min(error.retryAfter, 60_000)
  if (unknownOutcome(error) === 'in_progress') return 1_000
  return steps[Math.min(attempt, steps.length - 1)] ?? 15_000
}

/** It is tried again at `until`, by the server's clock. */
export type Waiting = { reason: Unknown; until: number }
