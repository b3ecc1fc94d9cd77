import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconClockEdit } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const earlierWeek = action<{ go: () => void }>({
  id: 'hours earlier',
  group: 'page',
  key: 'E',
  icon: IconChevronLeft,
  title: (t) => t('hours.earlier'),
  run: ({ go }) => go(),
})

export const laterWeek = action<{ go: () => void; isLast: boolean }>({
  id: 'hours later',
  group: 'page',
  key: 'L',
  icon: IconChevronRight,
  title: (t) => t('hours.later'),
  blocked: (t, { isLast }) => isLast && t('hours.running_week'),
  run: ({ go }) => go(),
})

/** Corrects the day with the cursor. */
export const correctDay = action<{ isOwn: boolean; day: string | null; open: () => void }>({
  id: 'hours correct',
  group: 'page',
  key: 'C',
  icon: IconClockEdit,
  title: (t) => t('hours.correct'),
  blocked: (t, { isOwn, day }) => (isOwn ? t('hours.not_own') : day === null && t('hours.choose_day')),
  run: ({ open }) => open(),
})

export const backToTeam = action<{ back: () => void }>({
  id: 'hours team',
  group: 'page',
  key: 'T',
  icon: IconArrowLeft,
  title: (t) => t('hours.team'),
  run: ({ back }) => back(),
})
