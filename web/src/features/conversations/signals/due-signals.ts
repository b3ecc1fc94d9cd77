import type { Signal } from './signal-choices'

export type Moment = {
  chosen: readonly Signal[]
  permission: NotificationPermission
  /** A browser plays no sound on a page without input; another tab can. */
  hadInput: boolean
  /** The chat is visible to the operator, in this tab or in another. */
  isViewed: boolean
}

/** The signals of a new message in the open chat, in this tab. */
export function dueSignals({ chosen, permission, hadInput, isViewed }: Moment): Signal[] {
  const mayGive: Record<Signal, boolean> = {
    sound: hadInput,
    notification: permission === 'granted' && !isViewed,
  }
  return chosen.filter((signal) => mayGive[signal])
}
