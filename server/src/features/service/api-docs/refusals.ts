import { type Access, type Endpoint, type ErrorCode, errors } from '@panel/contract'

/** All errors of an endpoint, its own ones first. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const takesInput =
    endpoint.params || endpoint.query || endpoint.headers || endpoint.body || endpoint.consumes
  const isUnsafe = endpoint.method !== 'GET'
  const all: ErrorCode[] = [
    ...(endpoint.errors ?? []),
    ...(takesInput ? (['invalid_input', 'malformed_request'] as const) : []),
    ...(endpoint.access === 'site' ? [] : (['session_cookie_doubled'] as const)),
    ...generalErrors(endpoint.access),
    ...(endpoint.costly ? (['too_many_requests'] as const) : []),
    ...(isUnsafe && endpoint.access !== 'site' ? (['cross_site'] as const) : []),
    ...(isUnsafe ? (['request_too_large', 'unsupported_media_type'] as const) : []),
    ...(isUnsafe && endpoint.access === 'site' ? (['in_progress'] as const) : []),
    'unexpected',
    'unavailable',
  ]
  return [...new Set(all)]
}

function generalErrors(access: Access): ErrorCode[] {
  switch (access) {
    case 'public':
      return []
    case 'site':
      return ['site_key_wrong', 'too_many_requests']
    case 'password':
      return ['not_signed_in']
    case 'operator':
      return ['not_signed_in', 'tfa_required']
    case 'whole_service':
      return ['not_signed_in', 'tfa_required', 'not_allowed', 'not_all_siteowners']
    default:
      return ['not_signed_in', 'tfa_required', 'not_allowed']
  }
}

export const statusOf = (code: ErrorCode) => errors[code].status

/** Describes in words who may call. */
export function describeAccess(access: Access): string {
  switch (access) {
    case 'public':
      return 'Anyone'
    case 'site':
      return 'A site owner, by bearer key'
    case 'password':
      return 'Signed in, also before the two-factor code'
    case 'operator':
      return 'Signed in with two factors'
    case 'whole_service':
      return 'Signed in with two factors, the right `manage_operators`, and working for all site owners'
    default:
      return `Signed in with two factors, and the right \`${access}\``
  }
}
