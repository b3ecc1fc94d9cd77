import type { Spending } from '@panel/contract'
import { Meter } from 'react-aria-components/Meter'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { formatAge, formatMoney } from './money'
import styles from './SpendingSums.module.css'

/** Milliseconds after which a report of the site says how old it is, and after which it is marked as old. */
const ageShownAfter = 3_600_000
const oldAfter = 24 * 3_600_000

/** What the customer has spent in a day and in 30 days, beside their own limits. */
export function SpendingSums({ spending }: { spending: Spending }) {
  const { t } = useTranslation()
  const age = useNow(60_000) - Date.parse(spending.as_of)
  return (
    <div className={styles.sums}>
      <Sum
        label={t('limits.last_24_hours')}
        spent={spending.last_24_hours}
        limit={spending.own_limit_24_hours}
        currency={spending.currency}
      />
      <Sum
        label={t('limits.last_30_days')}
        spent={spending.last_30_days}
        limit={spending.own_limit_30_days}
        currency={spending.currency}
      />
      {age >= ageShownAfter && (
        <small
          className={age >= oldAfter ? styles.old : styles.age}
          title={formatDate(spending.as_of, 'long')}
        >
          {t('limits.reported', { age: formatAge(age) })}
        </small>
      )}
    </div>
  )
}

type SumProps = { label: string; spent: number; limit: number | null; currency: string }

function Sum({ label, spent, limit, currency }: SumProps) {
  const { t } = useTranslation()
  const amount = formatMoney(spent, currency)
  const text = limit === null ? amount : t('limits.of_own', { amount, limit: formatMoney(limit, currency) })
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, spent / limit)
  return (
    <div className={styles.sum}>
      <span>{label}</span>
      <b>{text}</b>
      {limit !== null && (
        <Meter
          className={styles.bar}
          aria-label={label}
          value={share * 100}
          valueLabel={text}
          data-tone={share >= 0.95 ? 'bad' : share >= 0.8 ? 'warn' : undefined}
        >
          <i style={{ inlineSize: `${share * 100}%` }} />
        </Meter>
      )}
    </div>
  )
}
