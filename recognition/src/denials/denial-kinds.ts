/**
 * What an operator must not write: that no operator writes, that profile and customer will meet, a request for money, an age below 18.
 */
export const denialKinds = ['denial', 'promise', 'money', 'age'] as const
export type DenialKind = (typeof denialKinds)[number]
