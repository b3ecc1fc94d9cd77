import type { Conversation } from '@panel/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { useLazyPart } from '../../../ui/lazy-part'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { DisclosureChip } from '../../safety/disclosures/DisclosureChip'
import styles from './CustomerStrip.module.css'
import { escalatePart } from './escalate-part'

/** What the operator must know before answering: the alert, whether the customer has seen a disclosure, questions and holds. */
export function CustomerChips({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { customer } = conversation
  const part = useLazyPart(escalatePart)
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
      <DisclosureChip conversation={conversation} />
      {part && <part.HoldChips customer={customer} />}
    </ScrollRegion>
  )
}
