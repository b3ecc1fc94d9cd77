import type { Conversation } from '@panel/contract'
import {
  IconAlertTriangle,
  IconHandStop,
  IconShieldCheck,
  IconShieldQuestion,
  IconShieldX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatDate } from '../../ui/dates'
import { ScrollRegion } from '../../ui/ScrollRegion'
import styles from './CustomerStrip.module.css'

/** What the operator must know before answering: the alert, whether the customer has seen a disclosure, and the holds. */
export function CustomerChips({ conversation: { customer, profile } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { disclosure, holds } = customer
  const names = { customer: customer.name, profile: profile.name }
  return (
    <ScrollRegion className={styles.chips} aria-label={t('customer.status')}>
      {customer.alert !== null && (
        <span className={styles.alertChip}>
          <Chip tone="warn" title={customer.alert}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
            {t('alert.title')}
          </Chip>
        </span>
      )}
      {disclosure ? (
        <Chip
          tone="ok"
          title={t('disclosure.told', {
            ...names,
            version: disclosure.version,
            date: formatDate(disclosure.shown_at, 'dateOnly'),
          })}
        >
          <IconShieldCheck size={14} stroke={1.75} aria-hidden="true" />
          {t('disclosure.disclosed', { version: disclosure.version })}
        </Chip>
      ) : (
        <Chip tone="bad" title={t('disclosure.not_told', names)}>
          <IconShieldX size={14} stroke={1.75} aria-hidden="true" />
          {t('disclosure.missing')}
        </Chip>
      )}
      {holds.map(({ kind, since }) => {
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
