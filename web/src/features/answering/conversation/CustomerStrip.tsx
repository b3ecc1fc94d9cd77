import type { Conversation } from '@panel/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/Avatar'
import { Chip } from '../../../ui/Chip'
import { useLazyPart } from '../../../ui/lazy-part'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { countryName } from '../../../ui/words/region-names'
import { AlertBox } from '../../conversations/customers/AlertBox'
import { hasLimits, limitsPart } from '../../conversations/spending/limits-part'
import { CustomerChips } from './CustomerChips'
import styles from './CustomerStrip.module.css'
import { SummaryList } from './SummaryList'

/** The customer, in a strip that does not scroll away. */
export const CustomerStrip = memo(function CustomerStrip({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { customer } = conversation
  const limits = useLazyPart(limitsPart, hasLimits(customer))
  const place = [customer.city, countryName(customer.country)].filter(Boolean).join(', ')
  return (
    <div className={styles.strip}>
      <div className={styles.who}>
        <Avatar name={customer.name} isLarge />
        <h2>
          <bdi>{customer.name}</bdi> {customer.age !== null && <span>{customer.age}</span>}
        </h2>
        <Chip tone={customer.member_type === 'premium' ? 'ink' : undefined}>
          {t(`member_type.${customer.member_type}`)}
        </Chip>
        <p>
          <span title={place}>{customer.timezone && place ? `${place},` : place}</span>
          {customer.timezone && <LocalTime timezone={customer.timezone} />}
          <span className={styles.number}>#{conversation.id}</span>
        </p>
      </div>
      <CustomerChips conversation={conversation} />
      <SummaryList conversation={conversation} />
      {limits && hasLimits(customer) && <limits.LimitsStrip customer={customer} />}
      <AlertBox customer={customer} />
    </div>
  )
})

function LocalTime({ timezone }: { timezone: string }) {
  const { t } = useTranslation()
  return (
    <span>
      {t('customer.local_time')} <b>{formatDate(useNow(60_000), 'timeOnly', undefined, timezone)}</b>
    </span>
  )
}
