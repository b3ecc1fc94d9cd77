import { conversationStatuses, messageTypes } from '@panel/contract/rules/enumerations'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { useFilterForm } from '../../../ui/lists/use-filter-form'
import { compareLanguages, compareNames } from '../../../ui/words/name-order'
import { languageName } from '../../../ui/words/region-names'
import { typeName } from '../../conversations/thread/type-name'
import { useOperatorNames } from '../../settings/reload-settings'
import { siteownersQuery } from '../../settings/settings-queries'
import { useUser } from '../../settings/user-query'
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
  const languages = [...new Set([...useUser().languages, filters.languageFilter])]
    .filter(Boolean)
    .sort(compareLanguages)
  const siteowners = useQuery(siteownersQuery).data
  const operators = useOperatorNames(filters.operatorFilter)
  const isAll = filters.operatorStatusFilter.length === conversationStatuses.length
  return (
    <form className={styles.form} {...formProps}>
      <div className={styles.narrow}>
        <Button aria-expanded={isOpen} onClick={toggle}>
          <IconFilter size={16} stroke={1.75} aria-hidden="true" />
          {t('overview.filters')}
          <Keys keys={action.key} />
        </Button>
        {onReset && (
          <Button look="quiet" onClick={onReset}>
            {t('overview.reset')}
          </Button>
        )}
      </div>
      <div className={styles.row}>
        <FilterSelect
          label={t('overview.language')}
          value={filters.languageFilter}
          all={t('saved_replies.all_languages')}
          options={languages.map((language) => [language, languageName(language)])}
          onChoose={(languageFilter) => set({ languageFilter })}
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
        <fieldset className={styles.group}>
          <legend>{t('overview_page.member_type')}</legend>
          <span className={styles.chips}>
            {members.map((member) => (
              <label key={member}>
                <input
                  type="radio"
                  name="member"
                  checked={filters.paidUserStatusFilter === member}
                  onChange={() => set({ paidUserStatusFilter: member })}
                />
                {t(`overview_page.member.${member || 'all'}`)}
              </label>
            ))}
          </span>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('overview_page.status_filter')}</legend>
          <span className={styles.chips}>
            {conversationStatuses.map((status) => {
              const isOn = filters.operatorStatusFilter.includes(status)
              const rest = conversationStatuses.filter(
                (one) => (one === status) !== filters.operatorStatusFilter.includes(one),
              )
              return (
                <label key={status}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    // The last status cannot be removed: without any, the list would be empty and look broken.
                    disabled={isOn && rest.length === 0}
                    onChange={() => set({ operatorStatusFilter: rest })}
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
                  set({ operatorStatusFilter: isAll ? ['unread', 'unanswered'] : conversationStatuses })
                }
              />
              {t('overview_page.all_statuses')}
            </label>
          </span>
        </fieldset>
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
        {onReset && (
          <Button look="quiet" className={styles.reset} onClick={onReset}>
            {t('overview.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

type Option = readonly [value: string, label: string]

const byName = (options: Option[]) => options.toSorted(([, one], [, other]) => compareNames(one, other))
