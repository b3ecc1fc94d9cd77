import { IconBell, IconBellOff, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../ui/commands'
import { laterPart, usePart } from '../../ui/later-part'
import { type Signal, useChosenSignals } from './signal-choices'
import { showSignals, switchSignal, useSignalsAreShown } from './signals-control'

const dialogPart = laterPart(() => import('./SignalsDialog'), 'idle')

/** Sounds and notifications, as commands and as the dialog that explains them. The frame has it once. */
export function Signals() {
  const { t } = useTranslation()
  const chosen = useChosenSignals()
  const isShown = useSignalsAreShown()
  const dialog = usePart(dialogPart, isShown)
  const command = (signal: Signal, Off: typeof IconBell, On: typeof IconBell) => {
    const isOn = chosen.includes(signal)
    return {
      id: signal,
      group: 'settings' as const,
      title: t(`signals.${signal}_${isOn ? 'off' : 'on'}`),
      icon: isOn ? Off : On,
      // What the browser does not allow is explained there.
      run: () => void switchSignal(signal, !isOn).then((isDone) => isDone || showSignals(true)),
    }
  }
  useCommands([
    command('sound', IconVolumeOff, IconVolume),
    command('notification', IconBellOff, IconBell),
    {
      id: 'signals',
      group: 'settings',
      title: t('signals.title'),
      icon: IconBell,
      run: () => showSignals(true),
    },
  ])
  return dialog && isShown && <dialog.SignalsDialog onClose={() => showSignals(false)} />
}
