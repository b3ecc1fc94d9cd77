/** The steps of the setup that the first admin does after signing in, in their order. */
export const setupSteps = ['team', 'levels', 'siteowner', 'webhook', 'invite'] as const
export type SetupStep = (typeof setupSteps)[number]

/** `later`: the first admin does it on the pages of the panel. */
export const setupStepStates = ['open', 'done', 'later'] as const
export type SetupStepState = (typeof setupStepStates)[number]
