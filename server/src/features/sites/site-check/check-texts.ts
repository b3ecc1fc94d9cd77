/** What is checked at the webhook of a site: what is right, and what is wrong otherwise. */
export const checkTexts = {
  reached: {
    right: 'Takes a signed test',
    fault:
      'It does not take a test with the right signature. Check the address, the secret and the time of your server, and sign the body as it came.',
  },
  strangers: {
    right: 'Refuses what a stranger has signed',
    fault: 'It takes what another secret has signed: anybody could write to your customers. Answer 401.',
  },
  unsigned: {
    right: 'Refuses what nobody has signed',
    fault: 'It takes webhooks without a signature: anybody could write to your customers. Answer 401.',
  },
  changed: {
    right: 'Refuses a changed body',
    fault:
      'It takes a body that was changed after it was signed. Compute the signature over the body as it came.',
  },
  old: {
    right: 'Refuses an old signature',
    fault:
      'It takes a signature of ten minutes ago: whoever recorded a webhook could send it again. Allow five minutes.',
  },
  two_secrets: {
    right: 'Takes one of two signatures',
    fault:
      'It refuses a webhook with two signatures, of which one fits. While a secret is replaced, all have two: compare each of them.',
  },
  unknown_type: {
    right: 'Takes a type that it does not know',
    fault:
      'It refuses an event of a type that it does not know. New types come without notice: answer 2xx, and ignore them.',
  },
  message: {
    right: 'Takes a message',
    fault:
      'It does not take a message. The other checks need one: name a customer and a profile that your site has, with --customer and --profile.',
  },
  unknown_field: {
    right: 'Takes a field that it does not know',
    fault: 'It refuses a message with a new field. Fields come without notice: ignore what you do not know.',
  },
  twice: {
    right: 'Takes a message twice',
    fault: 'It refuses a message that comes again. A repeat is no error: answer 2xx, and store it once.',
  },
  at_once: {
    right: 'Takes a message twice at the same moment',
    fault:
      'It refuses one of two that come at the same moment. That would end the message: answer 2xx, or 500 so that it comes again.',
  },
  at_once_again: {
    right: 'Takes it a third time',
    fault:
      'After two at the same moment, it does not take the third. Insert the webhook-id into a unique column, and answer 2xx when it is there.',
  },
  order: {
    right: 'Takes an earlier message after a later one',
    fault: 'It refuses an earlier message after a later one. Sort by sent_at and id when you show them.',
  },
  emoji: {
    right: 'Takes emoji, quotes and line breaks',
    fault:
      'It does not take emoji, quotes or line breaks. Store texts as UTF-8 with four bytes, and escape them when you show them.',
  },
  long: {
    right: 'Takes 2,000 characters',
    fault: 'It does not take 2,000 characters. Operators write as many.',
  },
  photo: {
    right: 'Takes a photo without a text',
    fault: 'It does not take a photo without a text. Fetch the photo after your answer.',
  },
  holds: {
    right: 'Takes a release before its hold',
    fault: 'It does not take a release that comes before its hold. released_at decides.',
  },
  given_up: {
    right: 'Takes again what the panel gave up',
    fault:
      'It does not take again what the panel gave up after a moment. Your part may have been stored: find it by its webhook-id.',
  },
  slow: {
    right: 'Answers quickly',
    fault:
      'It answers slowly. The panel waits 15 seconds, then it sends again: store the event, answer, and work afterwards.',
  },
} as const satisfies Record<string, { right: string; fault: string }>

export type CheckName = keyof typeof checkTexts
