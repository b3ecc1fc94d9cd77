import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { chooseSignal, type Signal } from './signal-choices'

const isOpen = createStore(() => false)

/** Opens or closes the dialog about sounds and notifications, which the frame renders. */
export const showSignals = (next: boolean) => isOpen.setState(next)

export const useSignalsAreShown = () => useStore(isOpen)

export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied'

/**
 * Switches a signal. Asks the browser for permission, or plays the sound once as an example.
 * @returns whether it succeeded: a browser can refuse notifications
 */
export async function switchSignal(signal: Signal, isOn: boolean): Promise<boolean> {
  if (isOn && signal === 'notification' && !(await isAllowed())) return false
  chooseSignal(signal, isOn)
  if (isOn && signal === 'sound') void playSound()
  return true
}

/** Plays the sound once. @returns false when the browser blocks it */
export const playSound = (): Promise<boolean> =>
  import('./chime').then(({ chime }) => chime()).catch(() => false)

async function isAllowed() {
  if (notificationPermission() === 'default') await Notification.requestPermission()
  return notificationPermission() === 'granted'
}
