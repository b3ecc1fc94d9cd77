import { IconCoffee } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Starts a break of two minutes; the key works on every page. Specification section 4. */
export const startBreak = action<{ begin: () => void }>({
  id: 'away',
  group: 'anywhere',
  key: 'A',
  icon: IconCoffee,
  title: (t) => t('away.title'),
  run: ({ begin }) => begin(),
})

/** Ends the break. Replaces `startBreak` during a break. */
export const endBreak = action<{ end: () => void }>({
  id: 'back',
  group: 'anywhere',
  key: 'A',
  icon: IconCoffee,
  title: (t) => t('away.back'),
  run: ({ end }) => end(),
})
