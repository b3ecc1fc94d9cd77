import type { Conversation } from '@panel/contract'
import { IconHandStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { holdReasons } from './hold-reasons'
import styles from './LimitsStrip.module.css'
import { isLimit } from './limits-part'
import { SpendingSums } from './SpendingSums'

/** The limits of a customer that are in force, and what they have spent; nothing when the site told nothing. */
export function LimitsStrip({ customer: { holds, spending } }: { customer: Conversation['customer'] }) {
  const { t } = useTranslation()
  const inForce = holds.filter(isLimit)
  return (
    <section
      className={styles.limits}
      aria-label={t('limits.title')}
      data-hide-on-phone={inForce.length === 0 || undefined}
    >
      {inForce.map((hold) => (
        <p key={hold.id} className={styles.line}>
          <IconHandStop size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <b>{holdReasons(t, [hold])}</b>
            <small>{t('held.by_site', { time: formatDate(hold.since, 'short') })}</small>
          </span>
        </p>
      ))}
      {spending && (
        <div data-hide-on-phone>
          <SpendingSums spending={spending} />
        </div>
      )}
    </section>
  )
}
