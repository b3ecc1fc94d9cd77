/** Every refusal the API knows: its HTTP status and its English sentence. The browser translates by code. */
export const errors = {
  invalid_input: { status: 400, title: 'Some fields are not right. See issues.' },
  malformed_request: { status: 400, title: 'The request could not be read.' },
  login_failed: { status: 401, title: 'Login failed, try again' },
  not_signed_in: { status: 401, title: 'Sign in first.' },
  code_wrong: { status: 401, title: 'That code is not right, or was used before. Wait for the next one.' },
  site_key_wrong: { status: 401, title: 'Send a valid key as "Authorization: Bearer KEY".' },
  tfa_required: { status: 403, title: 'Enter your two-factor code first.' },
  not_allowed: { status: 403, title: 'Your account may not do this.' },
  cross_site: { status: 403, title: 'The request came from another site.' },
  not_found: { status: 404, title: 'This page could not be found' },
  conversation_not_found: { status: 404, title: 'There is no such conversation, or it is not yours to see.' },
  delivery_not_found: { status: 404, title: 'There is no such delivery for this site owner.' },
  method_not_allowed: { status: 405, title: 'The address exists, the method does not.' },
  lease_lost: { status: 409, title: 'Another operator is answering this chat. Your text is kept.' },
  newer_message: { status: 409, title: 'The customer wrote again. Read it, then send.' },
  in_progress: { status: 409, title: 'The same request is still being handled. Try again in a second.' },
  key_reused: { status: 409, title: 'This Idempotency-Key was used for another message.' },
  already_answered: { status: 409, title: 'This message was answered already.' },
  body_differs: { status: 409, title: 'This external_id was stored before with another body.' },
  held: { status: 409, title: 'Nothing may be sent to this customer now.' },
  request_too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: { status: 415, title: 'Send JSON (Content-Type: application/json).' },
  unknown_reference: {
    status: 422,
    title: 'An external_id is not known yet. Send the profile and the customer first.',
  },
  too_many_attempts: { status: 429, title: 'Too many failed attempts, please try again in 10 minutes.' },
  too_many_requests: { status: 429, title: 'Too many requests. Try again later.' },
  unexpected: { status: 500, title: 'An error occurred' },
  unavailable: { status: 503, title: 'The service is not ready to answer now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errors

/** One thing that is wrong with the input. `path` names the field, parts joined by dots: `messages.0.text`. */
export type Issue = { path: string; message: string }

/**
 * An error as it leaves the server (RFC 9457, `application/problem+json`). Refusals add members of their own:
 * `lease_lost` has `by`, `newer_message` has `messages`, `held` has `kind`.
 */
export type Problem = {
  type: string
  title: string
  status: number
  code: ErrorCode
  request_id: string
  issues?: Issue[]
  by?: { id: number; name: string | null } | null
  kind?: string
  messages?: unknown[]
}
