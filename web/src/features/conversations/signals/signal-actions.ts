import { IconBell, IconBellOff, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'
import type { Signal } from './signal-choices'

type SignalTarget = { isOn: boolean; change: (signal: Signal, isOn: boolean) => void }

const switchAction = (signal: Signal, On: typeof IconBell, Off: typeof IconBell) =>
  action<SignalTarget>({
    id: signal,
    group: 'settings',
    iconOf: ({ isOn }) => (isOn ? Off : On),
    title: (t, { isOn }) => t(`signals.${signal}_${isOn ? 'off' : 'on'}`),
    run: ({ isOn, change }) => change(signal, !isOn),
  })

export const switchSound = switchAction('sound', IconVolume, IconVolumeOff)
export const switchNotification = switchAction('notification', IconBell, IconBellOff)

export const chooseSignals = action<{ show: () => void }>({
  id: 'signals',
  group: 'settings',
  icon: IconBell,
  title: (t) => t('signals.title'),
  run: ({ show }) => show(),
})
