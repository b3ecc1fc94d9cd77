/**
 * The options for ignoring a conversation (specification section 4) with the rules of each. SQL statements, dialogs and checks
 * use these rules. The constraint `ignores_option_check` has the names.
 */
export const ignoreRules = {
  until_next_message: ['ends_on_answer', 'ends_on_customer_message', 'stops_pokes', 'ignores_answered'],
  stop_pokes: ['stops_pokes'],
  alert: ['ends_on_answer', 'ends_on_customer_message', 'sets_alert'],
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
export type IgnoreOption = keyof typeof ignoreRules
// The cast is safe: the object has no other keys.
export const ignoreOptions = Object.keys(ignoreRules) as IgnoreOption[]
export const hasIgnoreRule = (option: IgnoreOption, rule: IgnoreRule): boolean =>
  (ignoreRules[option] as readonly IgnoreRule[]).includes(rule)
export const ignoreOptionsThat = (rule: IgnoreRule): IgnoreOption[] =>
  ignoreOptions.filter((option) => hasIgnoreRule(option, rule))
