import { type SetupStep, setupSteps } from '@panel/contract/setup-steps'

/** All steps of the setup in their order. The first three create the first admin; the server stores the others. */
export const steps = ['token', 'admin', 'two_factor', ...setupSteps] as const
export type Step = (typeof steps)[number]

/** The stored step after this one that is open, then one before it; null when all are settled. */
export function nextOpen(open: readonly SetupStep[], after: Step): SetupStep | null {
  return open.find((step) => steps.indexOf(step) > steps.indexOf(after)) ?? open[0] ?? null
}

/** The stored step to which Back leads. The account of the first admin cannot be undone. */
export function stepBefore(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) - 1] ?? null
}
