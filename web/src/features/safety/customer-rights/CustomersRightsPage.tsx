import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import styles from './CustomerRights.module.css'
import { type CustomerRightsSearch, readCustomerRightsSearch } from './customer-rights-search'
import { ErasuresPanel } from './ErasuresPanel'
import { FindPanel } from './FindPanel'
import { LegalHoldsPanel } from './LegalHoldsPanel'

/** Finds a customer who asks for their data or its erasure; the erasures and legal holds of all customers. */
export function CustomersRightsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/customer-rights' })
  const search = readCustomerRightsSearch(useSearch({ from: '/customer-rights' }))
  const choose = (next: CustomerRightsSearch) => void navigate({ search: next, replace: true })
  return (
    <>
      <PageHead title={t('page.customer_rights')} />
      <ScrollRegion className={styles.content} aria-label={t('page.customer_rights')}>
        <div className={styles.page}>
          <FindPanel
            search={search.search ?? ''}
            onSearch={(words) => {
              const { search: _, ...others } = search
              choose(words ? { ...others, search: words } : others)
            }}
          />
          <ErasuresPanel />
          <LegalHoldsPanel
            state={search.holds ?? 'open'}
            onChoose={(state) => {
              const { holds: _, ...others } = search
              choose(state === 'lifted' ? { ...others, holds: state } : others)
            }}
          />
        </div>
      </ScrollRegion>
    </>
  )
}
