/** Every refusal the API knows: its HTTP status and its English sentence. The browser translates by code. */
export const errors = {
  invalid_input: { status: 400, title: 'Some fields are not right. See issues.' },
  malformed_request: { status: 400, title: 'The request could not be read.' },
  login_failed: { status: 401, title: 'Login failed, try again' },
  not_signed_in: { status: 401, title: 'Sign in first.' },
  session_cookie_doubled: {
    status: 401,
    title: 'The browser sent two session cookies. Both were removed: sign in again.',
  },
  code_wrong: { status: 401, title: 'That code is not right, or was used before. Wait for the next one.' },
  codes_closed: {
    status: 403,
    title: 'Too many wrong codes in a row. Enter a recovery code, or ask an admin to open your account.',
  },
  site_key_wrong: { status: 401, title: 'Send a valid key as "Authorization: Bearer KEY".' },
  tfa_required: { status: 403, title: 'Enter your two-factor code first.' },
  not_allowed: { status: 403, title: 'Your account may not do this.' },
  cross_site: { status: 403, title: 'The request came from another site.' },
  not_found: { status: 404, title: 'This page could not be found' },
  conversation_not_found: { status: 404, title: 'There is no such conversation, or it is not yours to see.' },
  photo_not_found: { status: 404, title: 'There is no such photo, or it is not yours to see.' },
  customer_not_found: { status: 404, title: 'There is no such customer, or they are not yours to see.' },
  note_not_found: { status: 404, title: 'There is no such note, or it can no longer be deleted.' },
  message_not_found: { status: 404, title: 'There is no such message, or it is not yours to see.' },
  fact_not_found: { status: 404, title: 'There is no such fact, or it is not yours to see.' },
  siteowner_not_found: { status: 404, title: 'There is no such site owner, or it is not yours to see.' },
  delivery_not_found: { status: 404, title: 'There is no such delivery for this site owner.' },
  saved_reply_not_found: { status: 404, title: 'There is no such saved reply, or it is not yours to see.' },
  method_not_allowed: { status: 405, title: 'The address exists, the method does not.' },
  lease_lost: { status: 409, title: 'Another operator is answering this chat. Your text is kept.' },
  taken: { status: 409, title: 'Another operator is answering this chat.' },
  newer_message: { status: 409, title: 'There is a newer message in this chat. Read it, then send.' },
  extra_limit: {
    status: 409,
    title: 'As many extra replies as may go out in a row are sent. Send confirmed: true for one more.',
  },
  in_progress: { status: 409, title: 'The same request is still being handled. Try again in a second.' },
  key_reused: { status: 409, title: 'This Idempotency-Key was used for another message.' },
  already_answered: { status: 409, title: 'This message was answered already.' },
  nothing_waits: { status: 409, title: 'Nothing waits for an answer in this chat.' },
  not_handed_over: { status: 409, title: 'This chat is not with the masters.' },
  message_deleted: { status: 409, title: 'This message was deleted.' },
  body_differs: { status: 409, title: 'This external_id was stored before with another body.' },
  edited_meanwhile: {
    status: 409,
    title: 'Somebody else has changed this meanwhile. Look at it, then save.',
  },
  title_taken: { status: 409, title: 'There is a saved reply with this title in this language.' },
  list_full: { status: 409, title: 'There are as many saved replies as there may be. Remove some first.' },
  password_chosen: { status: 409, title: 'Your password is your own already.' },
  poke_limit: { status: 409, title: 'No more may be sent to this customer before they write again.' },
  held: { status: 409, title: 'Nothing may be sent to this customer now.' },
  picture_too_large: { status: 413, title: 'The picture has more pixels than can be read.' },
  export_too_large: {
    status: 422,
    title: 'The file would have more than 20,000 rows. Choose a shorter period.',
  },
  request_too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: {
    status: 415,
    title: 'Send JSON (Content-Type: application/json), or a picture where one is asked for.',
  },
  picture_unreadable: { status: 422, title: 'This is no picture that can be read.' },
  unknown_reference: {
    status: 422,
    title: 'An external_id is not known yet. Send the profile and the customer first.',
  },
  too_many_attempts: { status: 429, title: 'Too many failed attempts, please try again in 10 minutes.' },
  too_many_uploads: {
    status: 429,
    title: 'Too many photos were uploaded and not sent. Send some of them first.',
  },
  too_many_requests: { status: 429, title: 'Too many requests. Try again later.' },
  unexpected: { status: 500, title: 'An error occurred' },
  photo_unavailable: { status: 502, title: 'The site did not give this photo.' },
  unavailable: { status: 503, title: 'The service is not ready to answer now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errors

/** One thing that is wrong with the input. `path` names the field, parts joined by dots: `messages.0.text`. */
export type Issue = { path: string; message: string }

/**
 * An error as it leaves the server (RFC 9457, `application/problem+json`). Refusals add members of their own:
 * `lease_lost`, `taken` and `edited_meanwhile` have `by`, `newer_message` has `messages`, `extra_limit` has `limit`, `held`, `poke_limit` and a kind of
 * message that is `not_allowed` have `kind`.
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
  limit?: number
  /** What keeps a node from its work, for those who run it. */
  failing?: string[]
}
