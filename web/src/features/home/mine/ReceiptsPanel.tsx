import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import table from '../../../ui/lists/list-table.module.css'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import styles from './Mine.module.css'
import { sentIn } from './ReceiptPage'
import { receiptsQuery } from './receipts-query'

/** The receipts of the operator's last shifts. */
export function ReceiptsPanel() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(receiptsQuery)
  return (
    <TitledPanel title={t('receipts.title')}>
      {isPending && <ListLoading />}
      {error && !data && (
        <FailedPanel title={t('receipts.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={styles.nothing}>{t('receipts.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.lines}>
          {data.map((receipt) => {
            const sent = sentIn(receipt)
            return (
              <li key={receipt.number}>
                <span className={styles.line}>
                  <Link
                    to="/mine/receipts/$id"
                    params={{ id: String(receipt.number) }}
                    className={table.link}
                  >
                    {t('receipts.number', { number: formatNumber(receipt.number) })}
                  </Link>
                  <span className={styles.quiet}>
                    <Moment at={receipt.until} />
                  </span>
                </span>
                <span className={styles.small}>
                  {t('receipts.sent', { count: sent, number: formatNumber(sent) })}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </TitledPanel>
  )
}
