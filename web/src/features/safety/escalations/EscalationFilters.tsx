import { escalationKinds } from '@panel/contract/rules/hold-rules'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useFilterForm } from '../../../ui/lists/use-filter-form'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import styles from './EscalationsPage.module.css'
import type { EscalationSearch } from './escalation-search'

type Props = {
  search: EscalationSearch
  onSearch: (search: EscalationSearch) => void
  /** Null when no filter is chosen. */
  onReset: (() => void) | null
}

/** Kind, operator and site owner of the escalations. F moves to the first. */
export function EscalationFilters({ search, onSearch, onReset }: Props) {
  const { t } = useTranslation()
  const { formProps } = useFilterForm(onReset)
  const { id: _, ...listed } = search
  const set = (part: { [K in keyof EscalationSearch]?: EscalationSearch[K] | undefined }) =>
    onSearch(withoutUndefined({ ...listed, ...part }))
  return (
    <form className={styles.filters} {...formProps}>
      <FilterSelect
        label={t('escalations.kind')}
        value={search.kind ?? ''}
        options={escalationKinds.map((kind) => [kind, t(`hold.${kind}`)] as const)}
        onChoose={(value) => set({ kind: escalationKinds.find((kind) => kind === value) })}
      />
      <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
    </form>
  )
}
