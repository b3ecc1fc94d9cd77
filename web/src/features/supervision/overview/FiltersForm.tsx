import { conversationStatuses, messageTypes } from '@panel/contract/rules/enumerations'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { useFilterForm } from '../../../ui/lists/use-filter-form'
import { compareNames } from '../../../ui/words/name-order'
import { typeName } from '../../conversations/thread/type-name'
import { LanguageFilter } from '../../settings/LanguageFilter'
import { useOperatorNames } from '../../settings/reload-settings'
import { siteownersQuery } from '../../settings/settings-queries'
import styles from './FiltersForm.module.css'
import { type ConversationFilters, rangeLimits, rangeNames, rangeOf, withRange } from './filters'
import { RangeField } from './RangeField'

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
        <ResetButton onReset={onReset} />
      </div>
      <div className={styles.row}>
        <LanguageFilter
          value={filters.languageFilter}
          all={t('saved_replies.all_languages')}
          onChoose={(language) => set({ languageFilter: language ?? '' })}
        />
        <FilterSelect
          label={t('overview.siteowner')}
          value={String(filters.siteownerFilter ?? '')}
          options={byName(siteowners?.map(({ id, name }) => [String(id), name]) ?? [])}
          onChoose={(id) => set({ siteownerFilter: Number(id) || null })}
        />
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
        <MemberTypes filters={filters} onChange={set} />
        <Statuses filters={filters} onChange={set} />
      </div>
      <div className={styles.ranges}>
        {rangeNames.map((name) => (
          <RangeField
            key={name}
            label={t(`overview_page.range.${name}`)}
            range={rangeOf(filters, name)}
            limits={rangeLimits[name]}
            onChange={(range) => set(withRange(name, range))}
          />
        ))}
        <ResetButton className={styles.reset} onReset={onReset} />
      </div>
    </form>
  )
}

function ResetButton({ className, onReset }: Pick<Props, 'onReset'> & { className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    onReset && (
      <Button look="quiet" className={className} onClick={onReset}>
        {t('overview.reset')}
      </Button>
    )
  )
}

type GroupProps = { filters: ConversationFilters; onChange: (part: Partial<ConversationFilters>) => void }

function MemberTypes({ filters, onChange }: GroupProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend>{t('overview_page.member_type')}</legend>
      <span className={styles.chips}>
        {members.map((member) => (
          <label key={member}>
            <input
              type="radio"
              name="member"
              checked={filters.paidUserStatusFilter === member}
              onChange={() => onChange({ paidUserStatusFilter: member })}
            />
            {t(`overview_page.member.${member || 'all'}`)}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

function Statuses({ filters: { operatorStatusFilter: chosen }, onChange }: GroupProps) {
  const { t } = useTranslation()
  const isAll = chosen.length === conversationStatuses.length
  return (
    <fieldset className={styles.group}>
      <legend>{t('overview_page.status_filter')}</legend>
      <span className={styles.chips}>
        {conversationStatuses.map((status) => {
          const isOn = chosen.includes(status)
          const toggled = conversationStatuses.filter((one) => (one === status) !== chosen.includes(one))
          return (
            <label key={status}>
              <input
                type="checkbox"
                checked={isOn}
                // The last status cannot be removed: without any, the list would be empty and look broken.
                disabled={isOn && toggled.length === 0}
                onChange={() => onChange({ operatorStatusFilter: toggled })}
              />
              {t(`status.${status}`)}
            </label>
          )
        })}
        <label>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() =>
              onChange({ operatorStatusFilter: isAll ? ['unread', 'unanswered'] : conversationStatuses })
            }
          />
          {t('overview_page.all_statuses')}
        </label>
      </span>
    </fieldset>
  )
}

type Option = readonly [value: string, label: string]

const byName = (options: Option[]) => options.toSorted(([, one], [, other]) => compareNames(one, other))
