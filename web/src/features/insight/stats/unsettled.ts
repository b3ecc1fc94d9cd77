import { useTranslation } from 'react-i18next'
import { stepName } from './row-words'
import type { Stats } from './stats-query'

/** The name of a chart for screen readers, which says what its hatch shows. */
export function useChartLabel({ steps, step }: Pick<Stats, 'steps' | 'step'>) {
  const { t } = useTranslation()
  const open = steps.filter(({ is_settled }) => !is_settled).map(({ from }) => stepName(from, step))
  return (label: string) =>
    open.length === 0 ? label : `${label}. ${t('stats_groups.counting', { steps: open.join(', ') })}`
}

export const isSettled = ({ is_settled }: Pick<Stats['steps'][number], 'is_settled'>) => is_settled
