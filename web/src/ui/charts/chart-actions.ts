import { IconChartBar, IconTable } from '@tabler/icons-react'
import { action } from '../actions/actions'

export const showChartAsTable = action<{ isTable: boolean; toggle: () => void }>({
  id: 'chart as table',
  group: 'page',
  key: 'T',
  iconOf: ({ isTable }) => (isTable ? IconChartBar : IconTable),
  title: (t, { isTable }) => t(isTable ? 'profile_reports.as_chart' : 'profile_reports.as_table'),
  run: ({ toggle }) => toggle(),
})
