import type { SendCheckKind } from './enumerations.ts'
import type { Issue } from './issues.ts'

/** All errors of the API: code, HTTP status and English title. The browser translates the code. */
export const errors = {
  invalid_input: { status: 400, title: 'Some fields are not valid. See issues.' },
  malformed_request: { status: 400, title: 'The request could not be read.' },
  login_failed: { status: 401, title: 'Login failed, try again' },
  not_signed_in: { status: 401, title: 'Sign in first.' },
  session_cookie_doubled: {
    status: 401,
    title: 'The browser sent two session cookies. Both were removed: sign in again.',
  },
  setup_token_wrong: { status: 401, title: 'This token is wrong. Copy it from the log of the server.' },
  code_wrong: { status: 401, title: 'This code is wrong, or was used before. Wait for the next one.' },
  codes_closed: {
    status: 403,
    title: 'Too many wrong codes in a row. Enter a recovery code, or ask an admin to unlock your account.',
  },
  site_key_wrong: { status: 401, title: 'Send a valid key as "Authorization: Bearer KEY".' },
  tfa_required: { status: 403, title: 'Enter your two-factor code first.' },
  not_allowed: { status: 403, title: 'Your account is not allowed to do this.' },
  cross_site: { status: 403, title: 'The request came from another site.' },
  previewing: {
    status: 403,
    title: 'You see the panel as another account level. Nothing is done until you end the preview.',
  },
  not_found: { status: 404, title: 'This page could not be found' },
  conversation_not_found: { status: 404, title: 'This conversation does not exist, or you may not see it.' },
  photo_not_found: { status: 404, title: 'This photo does not exist, or you may not see it.' },
  customer_not_found: { status: 404, title: 'This customer does not exist, or you may not see them.' },
  note_not_found: { status: 404, title: 'This note does not exist, or can no longer be deleted.' },
  message_not_found: { status: 404, title: 'This message does not exist, or you may not see it.' },
  fact_not_found: { status: 404, title: 'This fact does not exist, or you may not see it.' },
  siteowner_not_found: { status: 404, title: 'This site owner does not exist, or you may not see it.' },
  delivery_not_found: {
    status: 404,
    title: 'This delivery does not exist, or belongs to another site owner.',
  },
  level_not_found: { status: 404, title: 'This account level does not exist.' },
  operator_not_found: { status: 404, title: 'This operator does not exist, or you may not see them.' },
  profile_set_not_found: {
    status: 404,
    title: 'This profile set or its photo does not exist, or you may not see it.',
  },
  profile_not_found: {
    status: 404,
    title: 'This profile does not exist, or belongs to another site owner than the set.',
  },
  site_key_not_found: { status: 404, title: 'This key does not exist, or has ended.' },
  webhook_secret_not_found: {
    status: 404,
    title: 'This secret does not exist, has ended, or is the current one.',
  },
  gift_not_found: { status: 404, title: 'This gift does not exist, or you may not see it.' },
  word_not_found: { status: 404, title: 'This word does not exist in this list.' },
  saved_reply_not_found: { status: 404, title: 'This saved reply does not exist, or you may not see it.' },
  profile_text_not_found: { status: 404, title: 'This profile text does not exist, or you may not see it.' },
  view_not_found: { status: 404, title: 'This view does not exist, or you may not see it.' },
  export_not_found: { status: 404, title: 'This export does not exist, or is not yours.' },
  approved_answer_not_found: {
    status: 404,
    title: 'This answer does not exist, or belongs to another site owner.',
  },
  raised_check_not_found: { status: 404, title: 'This check does not exist, or was not of your text.' },
  disclosure_not_found: { status: 404, title: 'This version of the disclosure does not exist.' },
  escalation_not_found: { status: 404, title: 'This escalation does not exist, or you may not see it.' },
  hold_not_found: { status: 404, title: 'This hold does not exist, or you may not see it.' },
  review_not_found: { status: 404, title: 'This review does not exist, or you may not see it.' },
  report_case_not_found: { status: 404, title: 'This report does not exist, or you may not see it.' },
  method_not_allowed: { status: 405, title: 'This path does not support this HTTP method.' },
  lease_lost: { status: 409, title: 'Another operator is answering this chat. Your text is kept.' },
  taken: { status: 409, title: 'Another operator is answering this chat.' },
  text_taken: { status: 409, title: 'Another operator has this profile text in hand.' },
  text_lease_lost: {
    status: 409,
    title: 'This profile text is no longer in your hand. What you typed is kept.',
  },
  own_text: { status: 409, title: 'Nobody reviews a profile text that they have written.' },
  text_approved: { status: 409, title: 'This profile text is already approved.' },
  newer_message: { status: 409, title: 'There is a newer message in this chat. Read it, then send.' },
  extra_limit: {
    status: 409,
    title: 'The limit of extra replies in a row is reached. To send one more, set confirmed to true.',
  },
  in_progress: {
    status: 409,
    title: 'A request with this Idempotency-Key is still in progress. Try again in a second.',
  },
  key_reused: { status: 409, title: 'This Idempotency-Key was used for another message.' },
  already_answered: { status: 409, title: 'This message has already been answered.' },
  nothing_waits: { status: 409, title: 'No message in this chat is waiting for an answer.' },
  not_handed_over: { status: 409, title: 'This chat is not handed over to the masters.' },
  message_deleted: { status: 409, title: 'This message was deleted.' },
  message_archived: { status: 409, title: 'This message is archived. It can no longer be changed.' },
  not_an_operators_message: {
    status: 409,
    title: 'The customer wrote this message, so no operator gets a note about it.',
  },
  escalation_settled: { status: 409, title: 'Somebody else has settled this escalation, or it was undone.' },
  effect_not_allowed: {
    status: 409,
    title: 'With this outcome, the hold cannot be kept or released like this.',
  },
  legal_hold: { status: 409, title: 'This customer must not be erased: there is a legal hold.' },
  customer_erased: { status: 409, title: 'This customer was erased: nothing more is stored about them.' },
  counts_changed: { status: 409, title: 'The count has changed. Look at the new one, then confirm.' },
  hold_of_site: { status: 409, title: 'This hold follows from the data of the site. Only the site ends it.' },
  escalation_open: { status: 409, title: 'A master has to settle the escalation first.' },
  report_case_settled: { status: 409, title: 'Somebody else has settled this report in the meantime.' },
  report_case_of_masters: { status: 403, title: 'This report was passed on. Only masters can settle it.' },
  paused: { status: 409, title: 'A coach has paused you. You get no new chats until it is lifted.' },
  already_so: { status: 409, title: 'Somebody else has done this in the meantime.' },
  wall_ended: { status: 404, title: 'This link does not exist, has expired or was revoked.' },
  too_many_walls: { status: 409, title: 'You have too many wall screens. Revoke one first.' },
  undo_too_late: { status: 409, title: 'It is too late to undo this.' },
  body_differs: { status: 409, title: 'A message with this external_id and another body is already stored.' },
  edited_meanwhile: {
    status: 409,
    title: 'Somebody else has changed this in the meantime. Check the new value, then save.',
  },
  rights_above_yours: {
    status: 403,
    title: 'This account level has rights that you do not have.',
  },
  operator_suspended: { status: 409, title: 'This operator is suspended. Reinstate them first.' },
  no_authenticator: { status: 409, title: 'This operator has no authenticator yet.' },
  no_second_admin: {
    status: 409,
    title: 'No second admin can confirm this. Run npm run operator:reset-two-factor on the server.',
  },
  own_request: { status: 409, title: 'Another admin has to confirm what you have asked for.' },
  reset_waits: { status: 409, title: 'A request to reset the two-factor of this operator waits already.' },
  reset_over: {
    status: 409,
    title: 'This request was decided or has expired, or the admin who asked may no longer ask.',
  },
  invitation_invalid: { status: 409, title: 'This link can no longer be used. Ask for a new one.' },
  mail_not_set_up: { status: 409, title: 'The panel has no mail server: SMTP_URL is not set.' },
  own_account: { status: 409, title: 'You cannot do this to your own account.' },
  last_admin: { status: 409, title: 'This is the last admin. Give another operator the right first.' },
  title_taken: { status: 409, title: 'A saved reply with this title already exists in this language.' },
  level_number_taken: { status: 409, title: 'An account level with this number already exists.' },
  level_name_taken: { status: 409, title: 'An account level with this name already exists.' },
  team_name_taken: { status: 409, title: 'A team with this name already exists.' },
  code_taken: { status: 409, title: 'A word of this list has this code.' },
  last_word: { status: 409, title: 'This is the last word that can be chosen. Add another one first.' },
  word_list_full: { status: 409, title: 'This list has the maximum number of words.' },
  level_in_use: { status: 409, title: 'Operators have this account level. Name the level that they get.' },
  level_retired: { status: 409, title: 'This account level is retired.' },
  chat_in_hand: { status: 409, title: 'Finish the chat that you have in hand first.' },
  name_taken: { status: 409, title: 'This name is already used.' },
  too_many_keys: { status: 409, title: 'The limit of valid keys is reached. End one first.' },
  approved_answers_full: {
    status: 409,
    title: 'This language has the maximum number of approved answers. Retire one first.',
  },
  two_secrets: { status: 409, title: 'Two secrets are valid already. End the old one first.' },
  no_webhook: { status: 409, title: 'This site owner has no webhook address or no secret.' },
  list_full: { status: 409, title: 'The limit of saved replies is reached. Remove some first.' },
  set_full: { status: 409, title: 'This profile set has the maximum number of photos.' },
  set_not_ready: { status: 409, title: 'This profile set is not ready. See issues.' },
  photo_sent: { status: 409, title: 'This photo was sent to a customer, so it stays in the profile set.' },
  no_new_authenticator: {
    status: 409,
    title: 'No new authenticator waits for its first code. Start again.',
  },
  password_chosen: { status: 409, title: 'You have already chosen your own password.' },
  poke_limit: { status: 409, title: 'The limit of pokes to this customer is reached.' },
  true_answer_due: {
    status: 409,
    title: 'The customer asks who is writing. A true answer has to be sent first.',
  },
  text_checked: {
    status: 409,
    title: 'A check of the site owner found something in the text. It was not sent.',
  },
  held: { status: 409, title: 'Nothing can be sent to this customer now.' },
  picture_too_large: { status: 413, title: 'The picture has too many pixels.' },
  export_too_large: {
    status: 422,
    title: 'The file would have more than 20,000 rows. Order it with POST, or choose a shorter period.',
  },
  export_not_ready: { status: 409, title: 'This file is not ready, or is deleted.' },
  export_not_allowed: {
    status: 403,
    title: 'You may see less than when you ordered this file. Make it again.',
  },
  nothing_to_review: { status: 409, title: 'No operator has sent a message that fits. Choose more days.' },
  review_card_changed: {
    status: 409,
    title: 'The card of this site owner has changed meanwhile. Score it again.',
  },
  no_pause_due: {
    status: 409,
    title: 'No pause is suggested any more. Breaks with a reason are always possible.',
  },
  review_read: { status: 409, title: 'The operator has read this review, so it stays as it is.' },
  too_many_views: { status: 409, title: 'This list has the maximum number of views. Remove some first.' },
  evidence_not_found: { status: 404, title: 'This evidence file does not exist, or you may not see it.' },
  too_many_evidence_files: { status: 409, title: 'This escalation has enough evidence files. Download one.' },
  too_many_exports: { status: 409, title: 'You have too many exports. Wait for one, or delete some first.' },
  request_too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: {
    status: 415,
    title: 'Send JSON (Content-Type: application/json), or an image if the endpoint accepts one.',
  },
  picture_unreadable: { status: 422, title: 'This picture cannot be read.' },
  unknown_reference: {
    status: 422,
    title: 'An external_id is not known. Create the profile and the customer first.',
  },
  too_many_attempts: { status: 429, title: 'Too many failed attempts, please try again in 10 minutes.' },
  too_many_uploads: {
    status: 429,
    title: 'You have too many uploaded photos that are not sent. Send some of them first.',
  },
  too_many_requests: { status: 429, title: 'Too many requests. Try again later.' },
  unexpected: { status: 500, title: 'An error occurred' },
  mail_failed: { status: 502, title: 'The mail server did not accept the mail. Copy the link instead.' },
  photo_unavailable: { status: 502, title: 'The site did not deliver this photo.' },
  unavailable: { status: 503, title: 'The service is not ready. Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errors

/**
 * What a check has found in a text that was not sent. `id`: for `reportFalseAlarm`; null for words that deny that an operator writes.
 * `words`: as they stand in the text.
 */
export type FoundWords = { id: number | null; kind: SendCheckKind | 'denial'; words: string }

/**
 * The body of an error response (RFC 9457, `application/problem+json`). Some codes have additional members:
 * - `by`: `lease_lost`, `taken`, `edited_meanwhile`, `escalation_settled`; `messages`: `newer_message`; `limit`: `extra_limit`
 * - `found`: `text_checked`, and `true_answer_due` when words deny it
 * - `kind`: `held`, `poke_limit`, `true_answer_due`, `text_checked` (`warn` or `block`), and `not_allowed` when the kind of message is not allowed
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
  found?: FoundWords[]
  /** The failed readiness checks of a node. Only `GET /readyz` returns them. */
  failing?: string[]
}
