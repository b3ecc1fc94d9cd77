import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../ui/FilterSelect'
import { operatorNamesQuery } from './settings-queries'

type Props = {
  value: number | undefined
  /** The name of the choice of nobody in particular, if it is not all. */
  none?: string
  onChoose: (id: number | undefined) => void
}

/** Filters a list by one operator, of those whose names this account may see. */
export function OperatorFilter({ value, none, onChoose }: Props) {
  const { t } = useTranslation()
  const operators = Object.entries(useQuery(operatorNamesQuery).data ?? {})
  return (
    <FilterSelect
      label={t('overview.operator_filter')}
      value={String(value ?? '')}
      {...(none !== undefined && { all: none })}
      options={operators
        .map(([id, { name }]) => [id, name] as const)
        .sort(([, one], [, other]) => one.localeCompare(other))}
      onChoose={(id) => onChoose(Number(id) || undefined)}
    />
  )
}
