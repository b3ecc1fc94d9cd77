/** What is recognised in texts. Values shared by server and browser. */

/** What a customer can ask about who writes: whether the profile is real, a program, an operator, paid, or wants to meet. */
export const questionKinds = ['real', 'bot', 'operator', 'paid', 'meet'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** How sure the panel is of what it has recognised: what is certain decides by itself, what is likely is asked. */
export const certainties = ['certain', 'likely'] as const
export type Certainty = (typeof certainties)[number]

/**
 * What a site owner sets for a text before it is sent: what becomes of a promise to meet, an address or number, a request for money, an
 * age below 18, of a denial or a promise that is only likely, and of another language than that of the conversation.
 */
export const sendCheckKinds = ['promise', 'contact', 'money', 'age', 'likely', 'language'] as const
export type SendCheckKind = (typeof sendCheckKinds)[number]

/** What a site owner is shown of the checks: a denial that an operator writes is always stopped, and not set. */
export const shownCheckKinds = ['denial', ...sendCheckKinds] as const

/** What is always at least asked. */
export const neverOff: readonly SendCheckKind[] = ['promise', 'likely']

/** What is only asked: whoever answers in another language may know better. */
export const neverStopped: readonly SendCheckKind[] = ['language']

/** `warn`: the operator is asked and may send it. `block`: it is not sent. */
export const sendCheckModes = ['off', 'warn', 'block'] as const
