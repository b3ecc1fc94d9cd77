import type { Conversation } from '@panel/contract'
import { IconAlertTriangle, IconHandStop, IconShieldQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatDate } from '../../ui/dates'
import { useLazyPart } from '../../ui/lazy-part'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { DisclosureChip } from '../disclosures/DisclosureChip'
import styles from './CustomerStrip.module.css'
import { escalatePart } from './escalate-part'

/** What the operator must know before answering: the alert, whether the customer has seen a disclosure, and the holds. */
export function CustomerChips({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { alert, holds, asked_count } = conversation.customer
  const part = useLazyPart(escalatePart)
  return (
    <ScrollRegion className={styles.chips} aria-label={t('customer.status')}>
      {alert !== null && (
        <span className={styles.alertChip}>
          <Chip tone="warn" title={alert}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
            {t('alert.title')}
          </Chip>
        </span>
      )}
      <DisclosureChip conversation={conversation} />
      {part && <part.AskedChip count={asked_count} />}
      {holds.map(({ kind, since }) => {
        if (kind === 'disclosure_missing') return null
        const Icon = kind === 'asked_if_real' ? IconShieldQuestion : IconHandStop
        return (
          <Chip
            key={kind}
            tone={kind === 'asked_if_real' ? 'warn' : 'bad'}
            title={t('customer.since', { date: formatDate(since, 'short') })}
          >
            <Icon size={14} stroke={1.75} aria-hidden="true" />
            {t(`hold.${kind}`)}
          </Chip>
        )
      })}
    </ScrollRegion>
  )
}
