import { messageTypes } from '@panel/contract/rules/enumerations'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { Segments } from '../../../ui/fields/Segments'
import { useFilterForm } from '../../../ui/lists/use-filter-form'
import { compareNames } from '../../../ui/words/name-order'
import { typeName } from '../../conversations/thread/type-name'
import { LanguageFilter } from '../../settings/LanguageFilter'
import { useOperatorNames } from '../../settings/reload-settings'
import { siteownersQuery } from '../../settings/settings-queries'
import styles from './FiltersForm.module.css'
import {
  type ConversationFilters,
  defaultFilters,
  rangeLimits,
  rangeNames,
  rangeOf,
  withRange,
} from './filters'
import { RangeField } from './RangeField'
import { StatusFilter } from './StatusFilter'

type Props = {
  filters: ConversationFilters
  onChange: (filters: ConversationFilters) => void
  /** Null when all filters have their defaults. */
  onReset: (() => void) | null
}

const members = ['', 'paid', 'free'] as const

/** The filters of specification section 3. Each is applied when it changes. */
export function FiltersForm({ filters, onChange, onReset }: Props) {
  const { t } = useTranslation()
  const { filters: action, formProps, isOpen, toggle } = useFilterForm(onReset)
  const set = (part: Partial<ConversationFilters>) => onChange({ ...filters, ...part })
  const siteowners = useQuery(siteownersQuery).data
  const operators = useOperatorNames(filters.operatorFilter)
  return (
    <form className={styles.form} {...formProps}>
      <div className={styles.narrow}>
        <Button aria-expanded={isOpen} onClick={toggle}>
          <IconFilter size={16} stroke={1.75} aria-hidden="true" />
          {t('overview.filters')}
          <Keys keys={action.key} />
        </Button>
      </div>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <LanguageFilter
            value={filters.languageFilter}
            onChoose={(language) => set({ languageFilter: language ?? '' })}
          />
          <FilterSelect
            label={t('overview.siteowner')}
            value={String(filters.siteownerFilter ?? '')}
            options={byName(siteowners?.map(({ id, name }) => [String(id), name]) ?? [])}
            onChoose={(id) => set({ siteownerFilter: Number(id) || null })}
          />
        </div>
        <div className={styles.pair}>
          <FilterSelect
            label={t('overview.message_type')}
            value={filters.messageTypeFilter}
            options={messageTypes.map((type) => [type, typeName(t, type)])}
            onChoose={(type) => set({ messageTypeFilter: messageTypes.find((one) => one === type) ?? '' })}
          />
          <FilterSelect
            label={t('overview.operator_filter')}
            value={String(filters.operatorFilter ?? '')}
            options={byName(Object.entries(operators ?? {}).map(([id, { name }]) => [id, name]))}
            onChoose={(id) => set({ operatorFilter: Number(id) || null })}
          />
        </div>
        <StatusFilter
          chosen={filters.operatorStatusFilter}
          onChoose={(operatorStatusFilter) => set({ operatorStatusFilter })}
        />
        <div className={styles.group}>
          <span aria-hidden="true">{t('overview_page.member_type')}</span>
          <Segments
            label={t('overview_page.member_type')}
            value={filters.paidUserStatusFilter}
            options={members.map((member) => [member, t(`overview_page.member.${member || 'all'}`)])}
            onChoose={(member) => set({ paidUserStatusFilter: member })}
          />
        </div>
        {rangeNames.map((name) => (
          <RangeField
            key={name}
            label={t(`overview_page.range.${name}`)}
            range={rangeOf(filters, name)}
            usual={rangeOf(defaultFilters, name)}
            limits={rangeLimits[name]}
            onChange={(range) => set(withRange(name, range))}
          />
        ))}
      </div>
    </form>
  )
}

/** Removes all filters; null when there are none. */
export function ResetButton({ onReset }: Pick<Props, 'onReset'>) {
  const { t } = useTranslation()
  return (
    onReset && (
      <Button look="quiet" size="small" onClick={onReset}>
        {t('overview.reset')}
      </Button>
    )
  )
}

type Option = readonly [value: string, label: string]

const byName = (options: Option[]) => options.toSorted(([, one], [, other]) => compareNames(one, other))
