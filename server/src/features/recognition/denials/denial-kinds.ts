/** What an operator must not say: that no operator writes, or that the profile and the customer will meet. */
export const denialKinds = ['denial', 'promise'] as const
export type DenialKind = (typeof denialKinds)[number]
