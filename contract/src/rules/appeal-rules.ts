/** What is looked for in every text. A denial that an operator writes is no check that a site owner sets: it is always stopped. */
export const checkedKinds = ['denial', 'promise', 'contact', 'money', 'age'] as const
export type CheckedKind = (typeof checkedKinds)[number]

/** What a check raises before a text is sent. `language`: the text is in another one than its conversation. */
export const raisedKinds = [...checkedKinds, 'language'] as const
export type RaisedKind = (typeof raisedKinds)[number]

/** What became of a stopped text that an operator has shown to a master. `overtaken`: the conversation went on without it. */
export const appealOutcomes = ['sent', 'returned', 'overtaken'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Maximum length of the note with which a master returns a text, in characters. */
export const appealNoteLength = 1_000

/** The newest messages of the conversation that masters see beside the text. */
export const appealContext = 20
