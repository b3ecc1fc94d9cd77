import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { Field } from '../../../ui/fields/Field'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { TitledPanel } from '../../../ui/TitledPanel'
import styles from './CustomerRights.module.css'
import { foundCustomersQuery } from './found-customers-query'

type Props = { search: string; onSearch: (words: string) => void }

/** Finds a customer by the number of the panel, or by the id that the site tells. */
export function FindPanel({ search, onSearch }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(search)
  const found = useQuery(foundCustomersQuery(search))
  return (
    <TitledPanel title={t('customer_rights.find')}>
      <div className={styles.part}>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === search) void found.refetch()
            onSearch(typed.trim())
          }}
        >
          <Field
            label={t('customer_rights.find_by')}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" isBusy={found.isFetching}>
            <IconSearch size={16} stroke={1.75} aria-hidden="true" />
            {t('customer_rights.find_button')}
          </Button>
        </form>
        {found.isLoading && (
          <Loading>
            <Skeleton width="60%" height={18} />
          </Loading>
        )}
        {found.isError && (
          <FailedPanel
            title={t('customer_rights.failed')}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data?.length === 0 && <p role="status">{t('customer_rights.nobody', { words: search })}</p>}
        {found.data && found.data.length > 0 && (
          <ul className={styles.rows}>
            {found.data.map(({ id, name, external_id, siteowner, is_erased }) => (
              <li key={id} className={styles.found}>
                <Link to="/customer-rights/$id" params={{ id: String(id) }}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={styles.quiet}>
                  #{id} <bdi>{siteowner.name}</bdi> <bdi>{external_id}</bdi>
                </span>
                {is_erased && <Chip tone="warn">{t('customer_rights.is_erased')}</Chip>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </TitledPanel>
  )
}
