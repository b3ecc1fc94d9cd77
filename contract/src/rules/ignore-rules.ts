/**
 * How a conversation is ignored, with the rules of each: the options of operators (specification section 4), then what the customer did
 * at their site. SQL statements, dialogs and checks use these rules. The constraint `ignores_option_check` has the names.
 */
export const ignoreRules = {
  until_next_message: ['ends_on_answer', 'ends_on_customer_message', 'stops_pokes', 'ignores_answered'],
  stop_pokes: ['stops_pokes'],
  alert: ['ends_on_answer', 'ends_on_customer_message', 'sets_alert'],
  message_deleted: ['ends_on_answer', 'ends_on_customer_message'],
  customer_left: ['ends_on_customer_message', 'stops_pokes'],
  customer_blocked: ['ends_on_customer_message', 'stops_pokes'],
} as const satisfies Record<string, readonly IgnoreRule[]>
export type IgnoreRule =
  /** It ends when an operator writes. */
  | 'ends_on_answer'
  /** It ends when the customer writes. */
  | 'ends_on_customer_message'
  /** No poke is scheduled while it is in force. */
  | 'stops_pokes'
  /** A conversation that is already answered also gets the status `ignored`. */
  | 'ignores_answered'
  /** It requires a note, which becomes the alert of the customer. */
  | 'sets_alert'
/** Why a conversation is ignored. */
export type IgnoreCause = keyof typeof ignoreRules
// The cast is safe: the object has no other keys.
export const ignoreCauses = Object.keys(ignoreRules) as IgnoreCause[]
/** What an operator chooses from. The other causes are acts of the customer. */
export const ignoreOptions = ['until_next_message', 'stop_pokes', 'alert'] as const satisfies IgnoreCause[]
export type IgnoreOption = (typeof ignoreOptions)[number]
/** What a customer did at their site. */
export type CustomersAct = Exclude<IgnoreCause, IgnoreOption>
export const hasIgnoreRule = (cause: IgnoreCause, rule: IgnoreRule): boolean =>
  (ignoreRules[cause] as readonly IgnoreRule[]).includes(rule)
export const ignoreOptionsThat = (rule: IgnoreRule): IgnoreCause[] =>
  ignoreCauses.filter((cause) => hasIgnoreRule(cause, rule))
