import type { Signal } from './signal-choices'

export type Moment = {
  chosen: readonly Signal[]
  permission: NotificationPermission
  /** A browser plays no sound on a page without input; another tab can. */
  isTouched: boolean
  /** The chat is visible to the operator, in this tab or in another. */
  isViewed: boolean
}

/** The signals of a new message in the open chat, in this tab. */
export function dueSignals({ chosen, permission, isTouched, isViewed }: Moment): Signal[] {
  const mayMake: Record<Signal, boolean> = {
    sound: isTouched,
    notification: permission === 'granted' && !isViewed,
  }
  return chosen.filter((signal) => mayMake[signal])
}
