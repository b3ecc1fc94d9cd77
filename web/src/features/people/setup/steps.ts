import type { SetupProgress } from '@panel/contract'
import { type SetupStep, setupSteps } from '@panel/contract/rules/setup-steps'

/** All steps of the setup in their order. The first three create the first admin; the server stores the others. */
export const steps = ['token', 'admin', 'two_factor', ...setupSteps] as const
export type Step = (typeof steps)[number]

export const openSteps = (progress: SetupProgress | undefined): SetupStep[] =>
  progress?.steps.filter(({ state }) => state === 'open').map(({ step }) => step) ?? []

/** The stored step after this one that is open, then one before it; null when all are settled. */
export function nextOpen(open: readonly SetupStep[], after: Step): SetupStep | null {
  return open.find((step) => steps.indexOf(step) > steps.indexOf(after)) ?? open[0] ?? null
}

/** The stored step to which Back leads. The account of the first admin cannot be undone. */
export function stepBefore(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) - 1] ?? null
}

/** The note about the first admin in the list of steps. */
export const adminNote = ({ name, login }: { name: string; login: string }) => `${name}, ${login}`

/** The functions of the buttons of a later step. */
export type StepButtons = {
  onBack: (() => void) | undefined
  onLater: () => void
  /** @param note shown in the list of steps */
  onDone: (note: string) => void
}

/** The key and the secret that this page has made. They are shown again when Back leads to their step. */
export type ShownSecrets = { key: string | null; secret: string | null }
export type SecretSteps = { shownSecrets: ShownSecrets; keep: (made: Partial<ShownSecrets>) => void }
