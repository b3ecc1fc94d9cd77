import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../ui/fields/FilterSelect'
import { siteownersQuery } from './settings-queries'

type Props = { value: number | undefined; onChoose: (id: number | undefined) => void }

/** Filters a list by one site owner; hidden for operators who work for only one. */
export function SiteownerFilter({ value, onChoose }: Props) {
  const { t } = useTranslation()
  const siteowners = useQuery(siteownersQuery).data ?? []
  if (siteowners.length < 2 && value === undefined) return null
  return (
    <FilterSelect
      label={t('overview.siteowner')}
      value={String(value ?? '')}
      options={siteowners.map(({ id, name }) => [String(id), name] as const)}
      onChoose={(id) => onChoose(Number(id) || undefined)}
    />
  )
}
