/** Views of the list of operators. `waiting`: an admin has to do something for them. */
export const operatorViews = ['all', 'here', 'invited', 'suspended', 'waiting'] as const
export type OperatorView = (typeof operatorViews)[number]

/** Whether the link of an invitation can be used, and if not, why. */
export const invitationStates = ['valid', 'expired', 'used', 'unknown'] as const

/** The columns by which the list of operators can be sorted. */
export const operatorSorts = ['name', 'level', 'team'] as const
export type OperatorSort = (typeof operatorSorts)[number]

/**
 * What two admins reset for an operator. `authenticator` includes the recovery codes; `password` makes a link with which the operator
 * chooses another one.
 */
export const twoFactorParts = ['authenticator', 'recovery_codes', 'password'] as const
export type TwoFactorPart = (typeof twoFactorParts)[number]

/** Why an admin may not act on an operator. `works_beyond_yours`: the operator works for a site owner that the admin does not work for. */
export const actRefusals = ['works_beyond_yours', 'rights_above_yours'] as const
export type ActRefusal = (typeof actRefusals)[number]

/** Hours in which the link that resets a password can be used. */
export const passwordLinkHours = 24
/** Days for which both people of a reset have managed operators. */
export const managesSinceDays = 7
/** Days in which neither of them made the other an admin, raised, reinstated or reset the other, or gave them a link. */
export const independentDays = 30

/** How a request for a reset can end. */
export const resetOutcomes = ['confirmed', 'refused', 'withdrawn', 'expired'] as const

/** The kinds of activity of an operator. */
export const activityKinds = ['answer', 'skip', 'break', 'report', 'sign_in'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Maximum length of the mail address to which a link is sent, in characters. */
export const mailAddressLength = 254

/** Maximum number of operators who are invited together. */
export const maxInvited = 200
