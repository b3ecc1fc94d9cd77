import type { ErrorCode } from '../rules/errors.ts'

/** What a site does after a refused call: send the same again later, correct the call first, or leave it. */
export type SiteAct = 'repeat' | 'correct' | 'give up'

/** Each error of the site API, with what to do about it. */
export const siteErrors = {
  invalid_input: {
    act: 'correct',
    advice: 'The issues name every field and message. Send the other messages without them.',
  },
  malformed_request: {
    act: 'correct',
    advice: 'The request cannot be read: look at its address, its headers and the end of its body.',
  },
  site_key_wrong: {
    act: 'correct',
    advice: 'The key is missing, mistyped or has ended. Ask an admin for a new one.',
  },
  profile_not_found: { act: 'correct', advice: 'PUT the profile first.' },
  customer_not_found: {
    act: 'correct',
    advice: 'PUT the customer first. If that answers `customer_erased`, give it up.',
  },
  message_not_found: {
    act: 'correct',
    advice:
      'POST the message first. One that is older than 180 days can no longer be changed. A complaint names a message of its own chat.',
  },
  conversation_not_found: {
    act: 'give up',
    advice:
      'The customer and the profile have never written to each other, or the customer is erased: there is nothing to tell.',
  },
  photo_not_found: {
    act: 'give up',
    advice: 'The photo was never sent to one of your customers, or is erased.',
  },
  delivery_not_found: {
    act: 'give up',
    advice: 'It is not yours, or was accepted more than 180 days ago.',
  },
  no_webhook: {
    act: 'correct',
    advice: 'PUT the address of your webhook first, which also gives you a secret.',
  },
  in_progress: {
    act: 'repeat',
    advice: 'Another call is changing the same data. Send it again after a second.',
  },
  body_differs: {
    act: 'correct',
    advice:
      'Leave out the messages that the issues name, and send the others. The first body with an external_id stays: a changed text is a new message with its own id.',
  },
  customer_erased: {
    act: 'correct',
    advice:
      'Give it up if it is about this customer alone. Of several, leave out those that the issues name, and send the others. The id can never be used again: whoever comes back gets a new id.',
  },
  legal_hold: {
    act: 'give up',
    advice: 'An admin keeps this customer from being erased. Ask them, or try again in some weeks.',
  },
  escalation_open: {
    act: 'repeat',
    advice: 'A master is still deciding about this customer. Try again in an hour.',
  },
  request_too_large: { act: 'correct', advice: 'Send fewer messages in one call.' },
  unsupported_media_type: {
    act: 'correct',
    advice: 'Send the body with Content-Type: application/json, in UTF-8.',
  },
  unknown_reference: {
    act: 'correct',
    advice: 'PUT the profile and the customer that the issues name, then send the messages again.',
  },
  too_many_requests: {
    act: 'repeat',
    advice: 'Wait for the seconds of Retry-After. Send more messages in each call.',
  },
  unexpected: {
    act: 'repeat',
    advice:
      'Send the same again: nothing is stored twice. If it keeps failing, give the request_id to those who run the panel.',
  },
  unavailable: {
    act: 'repeat',
    advice: 'Send the same again after the seconds of Retry-After: nothing is stored twice.',
  },
} as const satisfies Partial<Record<ErrorCode, { act: SiteAct; advice: string }>>
