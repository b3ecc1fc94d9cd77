import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../ui/fields/FilterSelect'
import { compareNames } from '../../ui/words/name-order'
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
  const { data } = useQuery(operatorNamesQuery)
  const options = useMemo(
    () =>
      Object.entries(data ?? {})
        .map(([id, { name }]) => [id, name] as const)
        .sort(([, one], [, other]) => compareNames(one, other)),
    [data],
  )
  return (
    <FilterSelect
      label={t('overview.operator_filter')}
      value={String(value ?? '')}
      {...(none !== undefined && { all: none })}
      options={options}
      onChoose={(id) => onChoose(Number(id) || undefined)}
    />
  )
}
