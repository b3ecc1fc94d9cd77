import type { ShiftReceipt } from '@panel/contract'
import { messageTurns } from '@panel/contract/rules/enumerations'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useMomentWords } from '../../../ui/words/use-moment-words'
import { BackTo } from '../../settings/pages/BackTo'
import { actLabel } from './act-label'
import styles from './Mine.module.css'
import { receiptQuery } from './receipts-query'

/** The receipt of a shift: counts that open their messages, and the operator's own breaks. */
export function ReceiptPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/mine/receipts/$id' })
  const { data, error, isPending, refetch } = useQuery(receiptQuery(Number(id)))
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('page.receipt')}>
      <PageHead title={t('page.receipt')} back={<BackTo path="/mine" place={t('place.mine')} />} />
      <div className={styles.receiptPage}>
        {isPending && <ListLoading />}
        {error && !data && (
          <FailedPanel title={t('receipts.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {data && <Receipt {...data} />}
      </div>
    </ScrollRegion>
  )
}

type Props = { receipt: ShiftReceipt; breaks: { times: number; seconds: number } | null }

/** Replies and pokes are always told; other acts when there are some. */
const alwaysTold: readonly string[] = ['reply', 'poke']

function Receipt({ receipt, breaks }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const words = useMomentWords()
  const { number, since, until, counts, with_masters: withMasters } = receipt
  const told = counts.filter(({ kind, count }) => count > 0 || alwaysTold.includes(kind))
  return (
    <TitledPanel
      title={t('receipts.number', { number: formatNumber(number) })}
      aside={t('receipts.period', { since: words(since), until: words(until) })}
    >
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{t('receipts.what')}</th>
            <th scope="col">{t('receipts.number_of')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ kind, count }) => (
            <tr key={kind}>
              <th scope="row">{actLabel(t, kind)}</th>
              <td>
                {count === 0 ? (
                  0
                ) : (
                  <Link
                    to="/mine"
                    search={{ receipt: number, kind }}
                    aria-label={`${actLabel(t, kind)}: ${formatNumber(count)}`}
                  >
                    {formatNumber(count)}
                  </Link>
                )}
              </td>
            </tr>
          ))}
          {withMasters > 0 && (
            <tr>
              <th scope="row">{t('receipts.with_masters')}</th>
              <td>
                <Link
                  to="/mine"
                  search={{ kind: 'masters' }}
                  aria-label={`${t('receipts.with_masters')}: ${formatNumber(withMasters)}`}
                >
                  {formatNumber(withMasters)}
                </Link>
              </td>
            </tr>
          )}
          {breaks && (
            <tr>
              <th scope="row">{t('receipts.breaks')}</th>
              <td>
                {breaks.times === 0
                  ? t('home.none')
                  : t('my_day.breaks', { count: breaks.times, duration: duration(breaks.seconds * 1_000) })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.foot}>
        {t('receipts.rest')} {t('receipts.only_you')} {t('mine.no_blame')}
      </p>
    </TitledPanel>
  )
}

/** How many messages a shift has. */
export const sentIn = ({ counts }: ShiftReceipt) =>
  counts.reduce((sum, { kind, count }) => sum + (messageTurns.some((turn) => turn === kind) ? count : 0), 0)
