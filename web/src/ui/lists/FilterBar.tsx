import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { Keys } from '../actions/Keys'
import { CompactFilters } from '../fields/SelectField'
import styles from './FilterBar.module.css'
import { useFilterForm } from './use-filter-form'

type Props = {
  /** Null when all filters have their defaults. */
  onReset: (() => void) | null
  /** Actions on the list, at the end of the bar. */
  actions?: ReactNode
  /** The search of the list, in a row of its own above the filters. */
  search?: ReactNode
  /** The fields, each applied when it changes. */
  children: ReactNode
}

/** The filters of a list. F moves to its first field; on a narrow screen it is collapsed. */
export function FilterBar({ onReset, actions, search, children }: Props) {
  const { t } = useTranslation()
  const { filters, formProps, isOpen, toggle } = useFilterForm(onReset)
  return (
    <form className={search ? `${styles.bar} ${styles.withSearch}` : styles.bar} {...formProps}>
      <Button className={styles.fold} aria-expanded={isOpen} onClick={toggle}>
        <IconFilter size={16} stroke={1.75} aria-hidden="true" />
        {t('overview.filters')}
      </Button>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.fields}>
        <CompactFilters value={true}>{children}</CompactFilters>
      </div>
      <div className={styles.actions}>
        {onReset && (
          <Button look="quiet" onClick={onReset}>
            {t('overview.reset')}
          </Button>
        )}
        {actions}
      </div>
      <span className={styles.key}>
        <Keys keys={filters.key} />
      </span>
    </form>
  )
}
