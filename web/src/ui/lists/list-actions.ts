import {
  IconChevronsDown,
  IconDownload,
  IconFileTypeXls,
  IconFilter,
  IconFilterOff,
} from '@tabler/icons-react'
import { action } from '../actions/actions'

export const moveInList = action<{ move: (by: 1 | -1) => void }>({
  id: 'move in list',
  group: 'page',
  key: 'J+K',
  title: (t) => t('commands.move_in_list'),
  press: ({ move }, key) => move(key === 'J' ? 1 : -1),
})

export const openFilters = action<{ open: () => void }>({
  id: 'filters',
  group: 'page',
  key: 'F',
  icon: IconFilter,
  title: (t) => t('overview.filters'),
  run: ({ open }) => open(),
})

export const resetFilters = action<{ reset: (() => void) | null }>({
  id: 'reset filters',
  group: 'page',
  icon: IconFilterOff,
  title: (t) => t('overview.reset'),
  blocked: (t, { reset }) => !reset && t('overview.no_filter'),
  run: ({ reset }) => reset?.(),
})

export const showMoreRows = action<{ load: () => void }>({
  id: 'more rows',
  group: 'page',
  icon: IconChevronsDown,
  title: (t) => t('overview.more'),
  run: ({ load }) => load(),
})

export const downloadCsv = action<{ load: () => void }>({
  id: 'csv',
  group: 'page',
  key: 'X',
  icon: IconDownload,
  title: (t) => t('list.csv'),
  run: ({ load }) => load(),
})

export const downloadXlsx = action<{ load: () => void }>({
  id: 'xlsx',
  group: 'page',
  icon: IconFileTypeXls,
  title: (t) => t('list.xlsx'),
  run: ({ load }) => load(),
})
