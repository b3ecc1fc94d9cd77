import type { CustomerRights } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { BackTo } from '../../settings/pages/BackTo'
import { CopyPanel } from './CopyPanel'
import styles from './CustomerRights.module.css'
import { ErasurePanel } from './ErasurePanel'
import { LegalHoldPanel } from './LegalHoldPanel'
import { customerRightsQuery } from './rights-query'

/** The rights of one customer: a copy of their data, its erasure, and legal holds. */
export function CustomerRightsPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/customer-rights/$id' }).id)
  const found = useQuery(customerRightsQuery(id))
  const name = found.data?.customer.name ?? t('page.customer_rights')
  return (
    <>
      <PageHead
        title={name}
        id={id}
        back={<BackTo path="/customer-rights" place={t('customer_rights.place')} />}
      />
      <ScrollRegion className={styles.content} aria-label={name}>
        <div className={styles.page}>
          <NotLoaded query={found} failed={t('customer_rights.failed')} />
          {found.data && (
            <>
              <div className={styles.columns}>
                <DataPanel rights={found.data} />
                <CopyPanel customer={found.data.customer} />
              </div>
              <LegalHoldPanel rights={found.data} />
              <ErasurePanel rights={found.data} />
            </>
          )}
        </div>
      </ScrollRegion>
    </>
  )
}

const counted = ['chats', 'messages', 'photos', 'notes', 'facts', 'reports'] as const

/** What the panel has about the customer. */
function DataPanel({ rights: { customer, counts, conversation_id } }: { rights: CustomerRights }) {
  const { t } = useTranslation()
  return (
    <TitledPanel
      title={t('customer_rights.data')}
      aside={customer.is_erased && <Chip tone="warn">{t('customer_rights.is_erased')}</Chip>}
    >
      <div className={styles.part}>
        <dl className={styles.numbers}>
          <dt>{t('customer_rights.siteowner')}</dt>
          <dd>
            <bdi>{customer.siteowner.name}</bdi>
          </dd>
          {customer.external_id !== null && (
            <>
              <dt>{t('customer_rights.external_id')}</dt>
              <dd>
                <bdi>{customer.external_id}</bdi>
              </dd>
            </>
          )}
          {counted.map((name) => (
            <Count key={name} name={t(`customer_rights.count.${name}`)} value={counts[name]} />
          ))}
        </dl>
        {conversation_id !== null && (
          <p>
            <Link to="/conversations/$id" params={{ id: String(conversation_id) }}>
              {t('customer_rights.open_chat')}
            </Link>
          </p>
        )}
      </div>
    </TitledPanel>
  )
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{formatNumber(value)}</dd>
  </>
)
