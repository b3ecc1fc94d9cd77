import { IconArrowBackUp, IconArrowUp, IconDeviceFloppy, IconSearch } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Draft = { count: number; faults?: number; press: () => void }

/** Changes are collected, and saved together after a dialog has listed them. */
export const saveSettings = action<Draft>({
  id: 'settings save',
  group: 'page',
  key: 'mod+enter',
  icon: IconDeviceFloppy,
  title: (t) => t('service_settings.save'),
  blocked: (t, { count, faults = 0 }) =>
    faults > 0
      ? t('service_settings.faults', { count: faults })
      : count === 0 && t('service_settings.nothing_changed'),
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

/** The first number that cannot be saved. */
export const goToFault = action<{ press: () => void }>({
  id: 'settings fault',
  group: 'page',
  key: 'J',
  icon: IconArrowUp,
  title: (t) => t('service_settings.to_field'),
  run: ({ press }) => press(),
})

export const findThreshold = action<{ focus: () => void }>({
  id: 'settings find',
  group: 'page',
  key: '/',
  icon: IconSearch,
  title: (t) => t('thresholds.find'),
  run: ({ focus }) => focus(),
})
