import { inquiryDays } from '@panel/contract/rules/inquiry-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import { inquiryCountsQuery } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

const counts = ['recognised', 'marked', 'answered', 'lifted', 'denied', 'open'] as const

/** How often customers asked who writes, and what became of it. False alarms of the recognition are those that were lifted. */
export function InquiryCounts({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(inquiryCountsQuery(siteownerId))
  if (!data) return null
  return (
    <p className={styles.counts}>
      {t('siteowners.inquiries', { days: inquiryDays })}{' '}
      {counts.map((name) => `${t(`siteowners.inquiry.${name}`)} ${formatNumber(data[name])}`).join(', ')}
    </p>
  )
}
