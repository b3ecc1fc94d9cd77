import type { RaisedKind } from './appeal-rules.ts'
import type { ErrorCode } from './errors.ts'
import type { CustomersAct } from './ignore-rules.ts'

/**
 * Validation issues that an operator can cause in a form: code and English message of the API. Parameters are in braces.
 * The browser has a translated text for each of these codes.
 */
export const fieldIssues = {
  required: 'Required',
  empty: 'Must contain a visible character',
  too_long: 'Must have at most {max} characters',
  too_short: 'Must have at least {min} characters',
  too_few_words: 'Must have at least {min} words',
  list_too_long: 'Too many items: the maximum is {max}',
  list_too_short: 'Too few items: the minimum is {min}',
  too_high: 'Must be at most {max}',
  too_low: 'Must be at least {min}',
  not_a_whole_number: 'Must be a whole number',
  not_in_range: 'Must be a whole number from {min} to {max}',
  not_an_option: 'Must be one of: {options}',
  not_a_date: 'Must be a date such as 2026-11-20',
  year_out_of_range: 'Must be in the years {min} to {max}',
  too_long_ago: 'Must be at most {max} years ago',
  possible_minor:
    'Must be at least {min} years. Report a possible minor, or hand the conversation over to a master',
  not_a_time: 'Must be a time such as 22:00',
  same_time: 'Must differ from the start of the quiet hours',
  not_a_time_zone: 'Must be a time zone such as Europe/Amsterdam',
  end_before_start: 'Must not be before the start of the period',
  line_break: 'Must be a single line',
  unknown_placeholder: 'Contains an unknown placeholder: {placeholder}',
  open_placeholder: 'Contains a placeholder that is not filled in',
  alert_note_missing: 'Required when options include alert',
  not_in_catalogue: "This gift is not in the site's catalogue",
  photo_not_available: 'This photo cannot be sent in this conversation',
  not_in_list: 'Must be a word of the list that can be chosen, or one that is stored',
  told_facts_full: 'This conversation has {max} facts already. Remove one first',
  first_password: 'Must differ from the first password',
  photos_missing: 'Must have at least {min} photos that may be sent',
  not_ready: 'Must be ready first',
  in_use: 'Profiles use this set',
  not_in_photo: 'Must be inside of the photo and at least {min} pixels wide and high',
  name_taken: 'This name is already used',
  code_taken: 'This code is already used',
  not_a_code: 'Must be a code such as {example}',
  word_retired: 'Can no longer be chosen. Choose another one',
  common_password:
    'Must not be easily guessed: no common password or pattern, login, name or name of the product',
  same_password: 'Must differ from the current password',
  wrong_name: 'Is not the name of this customer',
  wrong_password: 'Is not the current password',
  wrong_code: 'Is wrong, or was used before',
  changed_meanwhile: 'Was changed by somebody else',
  login_taken: 'Another operator has this login',
  level_above_yours: 'Must not exceed your own account level',
  login_with_space: 'Must not contain a space',
  not_an_email: 'Must be one e-mail address',
  not_six_digits: 'Must be six digits',
} as const

/** Validation issues of a search in texts. The page of the search says what happened, and what to type. */
export const searchIssues = {
  only_common_words: 'Needs a word that is not in every text',
  only_excluded_words: 'Needs a word to find, without a minus',
  no_words: 'Needs a letter or a digit',
} as const

/** Validation issues that only a program can cause: the forms of the panel never send such input. */
export const requestIssues = {
  not_utf8: 'Must be UTF-8',
  not_a_sha256: 'Must be the 64 hexadecimal digits of a SHA-256',
  invalid: 'Not valid',
  zero: 'Must not be 0',
  too_many_days: 'Must be at most {max} days after the start of the period',
  not_off_for_promise: 'Must be warn or block: a promise to meet is never left unchecked',
  only_asked: 'Must be off or warn: another language is only asked about',
  max_below_min: 'Must not be less than the minimum',
  wrong_type: 'Must be of type {expected}',
  unknown_field: 'This request has no such field',
  own_session: 'Is the session of this request. Sign out to end it',
  nul_character: 'Must not contain a NUL character',
  half_surrogate: 'Must not contain half of a surrogate pair',
  not_an_id: 'Must be an id',
  not_a_moment: 'Must be a date and time with an offset, such as 2026-11-20T10:00:00Z',
  offset_too_large: 'Must have an offset below 16 hours',
  not_a_language: 'Must be a language such as nl or en-GB',
  not_a_country: 'Must be a country such as NL',
  not_a_currency: 'Must be a currency such as EUR',
  not_a_web_address: 'Must be a web address that begins with http:// or https://',
  not_a_uuid: 'Must be a UUID',
  not_a_fact_name: 'Must be lower-case letters, digits and underscores, starting with a letter',
  too_many_facts: 'Must have at most {max} facts',
  too_many_facts_in_all: 'Must have at most {max} facts, including those stored already',
  not_a_cursor: 'Must be a next_cursor of this list',
  not_a_revision: 'Must be a revision',
  not_ids: 'Must be at most 200 ids with commas in between',
  not_a_version: 'Must be eight hexadecimal digits',
  not_a_time_stamp: 'Must be a time stamp',
  not_an_idempotency_key: 'Must be 8 to 100 visible ASCII characters',
  not_a_list_of_ids: 'Must be up to 20 ids joined by commas',
  not_a_list_of_statuses: 'Must be all, or some of {options} joined by commas',
  not_together: 'Must not be combined with {fields}',
  no_mark: 'Must have the field hidden or highlighted',
  reason_without_hiding: 'Must be true when a reason is given',
  not_a_report_reason: 'Must be a report reason',
  not_in_conversation: 'Must be a message of this conversation',
  unknown_external_id: 'This external_id is not known',
  erased_customer: 'This customer was erased: give the message up',
  reused_external_id: 'This external_id belongs to a message with another body',
  text_deleted: 'Must not be before {until}: the texts of messages from before then are deleted',
  not_a_picture: 'Must be a picture of type {types}',
  broken_picture: 'This picture is broken',
  too_many_pixels: 'Must have at most {max} million pixels',
  wrong_media_type: 'Must be of type {types}',
  no_file: 'Must be a file',
  not_json: 'Must be JSON',
  too_many_values: 'Must have at most {max} values',
  not_percent_encoded: 'Must be percent-encoded UTF-8',
  missing_header: 'Required',
  header_too_long: 'The address or a header is too long',
  not_http: 'Must be HTTP',
  unknown_expectation: 'Must be 100-continue',
} as const

const messages = { ...fieldIssues, ...searchIssues, ...requestIssues }

export type FieldIssueCode = keyof typeof fieldIssues
export type SearchIssueCode = keyof typeof searchIssues
export type IssueCode = keyof typeof messages
export type IssueParams = Record<string, string | number>

/** A validation issue of a form field. */
export type FieldIssue = { code: FieldIssueCode; params?: IssueParams }

/**
 * A validation issue of a request. `path` is the field, with dots between its parts: `messages.0.text`. Programs use `code` and
 * `params`; `message` is the same in English.
 */
export type Issue = { path: string; code: IssueCode; params?: IssueParams; message: string }

export const isIssueCode = (code: string): code is IssueCode => Object.hasOwn(messages, code)

/** Creates an issue with its English message. */
export function issueAt(path: string, code: IssueCode, params?: IssueParams): Issue {
  const message = messages[code].replaceAll(/\{(\w+)\}/g, (whole, name) => String(params?.[name] ?? whole))
  return { path, code, ...(params && { params }), message }
}

/** The second argument of a zod rule. The schemas use issue codes as messages. */
export const issue = (code: IssueCode, params?: IssueParams) => ({ error: code, ...(params && { params }) })

/** What a check has found in a text that was not sent. `id`: for `reportFalseAlarm`. `words`: as they stand in the text; for `language`, the code of its language. */
export type FoundWords = { id: number | null; kind: RaisedKind; words: string }

/**
 * The body of an error response (RFC 9457, `application/problem+json`). Some codes have additional members:
 * - `by`: `lease_lost`, `taken`, `edited_meanwhile`, `escalation_settled`; `messages`: `newer_message`; `limit`: `extra_limit`, `text_length`
 * - `found`: `text_checked`; `suspension`: `account_suspended`; `release`: `lease_lost` when a coach released the chat
 * - `erased`: `lease_lost` when the data of the customer are erased; `customer_act`: when what the customer did at their site ended the lease
 * - `kind`: `held`, `poke_limit`, `true_answer_due`, `text_checked` (`warn` or `block`), `text_length` (`short` or `long`), and `not_allowed` when the kind of message is not allowed
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
  /** Why the account is suspended. `by` is null when a command did it; its name is null when the operator may not see it. */
  suspension?: { since: string; reason: string | null; by: { id: number; name: string | null } | null }
  /** The release of the chat by a coach; the name is null when the operator may not see it. */
  release?: { by: { id: number; name: string | null }; reason: string | null }
  /** The customer of the chat was erased; missing otherwise. */
  erased?: true
  /** What the customer did at their site, so that nothing has to be answered; missing otherwise. */
  customer_act?: CustomersAct
  /** The failed readiness checks of a node. Only `GET /readyz` returns them. */
  failing?: string[]
}
