import { IconArrowBackUp, IconDeviceFloppy } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Draft = { count: number; press: () => void }

/** Changes are collected, and saved together after a dialog has listed them. */
export const saveSettings = action<Draft>({
  id: 'settings save',
  group: 'page',
  key: 'mod+enter',
  icon: IconDeviceFloppy,
  title: (t) => t('service_settings.save'),
  blocked: (t, { count }) => count === 0 && t('service_settings.nothing_changed'),
  run: ({ press }) => press(),
})

export const discardSettings = action<Draft>({
  id: 'settings discard',
  group: 'page',
  icon: IconArrowBackUp,
  title: (t) => t('service_settings.discard'),
  blocked: (t, { count }) => count === 0 && t('service_settings.nothing_changed'),
  run: ({ press }) => press(),
})
