import type { Signal } from './signal-choices'

export type Moment = {
  chosen: readonly Signal[]
  permission: NotificationPermission
  /** A browser plays nothing on a page that nobody has touched yet: another tab may. */
  isTouched: boolean
  /** The chat is before the operator's eyes, in this tab or in another. */
  isLookedAt: boolean
}

/** Which signals a new message of the customer in the open chat makes in this tab. */
export function dueSignals({ chosen, permission, isTouched, isLookedAt }: Moment): Signal[] {
  const mayMake: Record<Signal, boolean> = {
    sound: isTouched,
    notification: permission === 'granted' && !isLookedAt,
  }
  return chosen.filter((signal) => mayMake[signal])
}
