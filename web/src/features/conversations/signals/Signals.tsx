import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { chooseSignals, switchNotification, switchSound } from './signal-actions'
import { type Signal, useChosenSignals } from './signal-choices'
import { showSignals, switchSignal, useSignalsAreShown } from './signals-control'

const dialogPart = lazyPart(() => import('./SignalsDialog'), 'idle')

/** Sounds and notifications: their actions and their dialog. The frame renders it once. */
export function Signals() {
  const chosen = useChosenSignals()
  const isShown = useSignalsAreShown()
  const dialog = useLazyPart(dialogPart, isShown)
  // The dialog explains what the browser does not allow.
  const change = (signal: Signal, isOn: boolean) =>
    void switchSignal(signal, isOn).then((isDone) => isDone || showSignals(true))
  useAction(switchSound, { isOn: chosen.includes('sound'), change })
  useAction(switchNotification, { isOn: chosen.includes('notification'), change })
  useAction(chooseSignals, { show: () => showSignals(true) })
  return dialog && isShown && <dialog.SignalsDialog onClose={() => showSignals(false)} />
}
