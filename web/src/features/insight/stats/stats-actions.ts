import { IconChartBar, IconFileTypePng, IconFileTypeSvg, IconTable } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const showStatsTables = action<{ isTable: boolean; toggle: () => void }>({
  id: 'stats tables',
  group: 'page',
  key: 'T',
  iconOf: ({ isTable }) => (isTable ? IconChartBar : IconTable),
  title: (t, { isTable }) => t(isTable ? 'stats_groups.as_charts' : 'stats_groups.as_tables'),
  run: ({ toggle }) => toggle(),
})

type Picture = { hasCharts: boolean; save: () => void }

export const saveSvg = action<Picture>({
  id: 'stats svg',
  group: 'page',
  icon: IconFileTypeSvg,
  title: (t) => t('stats_groups.svg'),
  blocked: (t, { hasCharts }) => !hasCharts && t('stats_groups.no_chart'),
  run: ({ save }) => save(),
})

export const savePng = action<Picture>({
  id: 'stats png',
  group: 'page',
  icon: IconFileTypePng,
  title: (t) => t('stats_groups.png'),
  blocked: (t, { hasCharts }) => !hasCharts && t('stats_groups.no_chart'),
  run: ({ save }) => save(),
})
