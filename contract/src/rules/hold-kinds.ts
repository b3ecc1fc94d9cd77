/** Reasons why nothing may be sent to a customer. */
export const holdKinds = [
  'disclosure_missing',
  'asked_if_real',
  'possible_minor',
  'distress',
  'threat',
  'illegal_content',
  'harassment',
  'self_exclusion',
  'cooling_off',
  'spending_limit',
  'limit_reached',
  'erased',
] as const
export type HoldKind = (typeof holdKinds)[number]
