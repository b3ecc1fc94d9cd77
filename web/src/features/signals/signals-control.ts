import { useSyncExternalStore } from 'react'
import { chooseSignal, type Signal } from './signal-choices'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the dialog about sounds and notifications: the frame has it. */
export function showSignals(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

export const useSignalsAreShown = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => isOpen,
  )

export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied'

/**
 * Switches a signal. Only this asks the browser for its permission, and plays the sound once to be heard.
 * @returns whether it is as it was wanted: a browser may not allow notifications
 */
export async function switchSignal(signal: Signal, isOn: boolean): Promise<boolean> {
  if (isOn && signal === 'notification' && !(await isAllowed())) return false
  chooseSignal(signal, isOn)
  if (isOn && signal === 'sound')
    void import('./chime').then(
      ({ chime }) => chime(),
      () => {},
    )
  return true
}

async function isAllowed() {
  if (notificationPermission() === 'default') await Notification.requestPermission()
  return notificationPermission() === 'granted'
}
