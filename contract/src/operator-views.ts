/** Views of the list of operators. `waiting`: an admin has to do something for them. */
export const operatorViews = ['all', 'here', 'invited', 'suspended', 'waiting'] as const
export type OperatorView = (typeof operatorViews)[number]

/** Whether the link of an invitation can be used, and if not, why. */
export const invitationStates = ['valid', 'expired', 'used', 'unknown'] as const

/** The columns by which the list of operators can be sorted. */
export const operatorSorts = ['name', 'level', 'team'] as const
export type OperatorSort = (typeof operatorSorts)[number]

/** What a reset of the two-factor of an operator removes. `authenticator` includes the recovery codes. */
export const twoFactorParts = ['authenticator', 'recovery_codes'] as const
export type TwoFactorPart = (typeof twoFactorParts)[number]

/** Why an admin may not act on an operator. `works_beyond_yours`: the operator works for a site owner that the admin does not work for. */
export const actRefusals = ['works_beyond_yours', 'rights_above_yours'] as const
export type ActRefusal = (typeof actRefusals)[number]

/** How a request for a reset can end. */
export const resetOutcomes = ['confirmed', 'refused', 'withdrawn', 'expired'] as const

/** The kinds of activity of an operator. */
export const activityKinds = ['answer', 'skip', 'break', 'report', 'sign_in'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Maximum length of the mail address to which a link is sent, in characters. */
export const mailAddressLength = 254
