import { IconCoffee, IconMug } from '@tabler/icons-react'
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

/** Starts a break that is deducted from the hours; the key works on every page. Only while hours are counted. */
export const startRest = action<{ begin: () => void }>({
  id: 'rest',
  group: 'anywhere',
  key: '9',
  icon: IconMug,
  title: (t) => t('rest.title'),
  note: (t) => t('rest.note'),
  run: ({ begin }) => begin(),
})

/** Ends it. Replaces `startRest` during a break. */
export const endRest = action<{ end: () => void }>({
  id: 'rest over',
  group: 'anywhere',
  key: '9',
  icon: IconMug,
  title: (t) => t('rest.back'),
  run: ({ end }) => end(),
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
