/** What a customer can ask about who writes to them. */
export const questionKinds = ['real', 'bot', 'operator', 'paid', 'meet'] as const
export type QuestionKind = (typeof questionKinds)[number]
