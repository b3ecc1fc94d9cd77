import { mastersSeeAfter } from '@panel/contract/rules/inquiry-rules'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { unansweredQuery } from './appeal-queries'
import styles from './EscalationsPage.module.css'
import { WaitingRow } from './WaitingRow'

/** They are late when masters see them. */
const late = { amber: mastersSeeAfter, red: mastersSeeAfter }

/** Customers who have asked who writes and still have no true answer. Renders nothing if there are none. */
export function UnansweredInquiries() {
  const { t } = useTranslation()
  const { data: items = [] } = useQuery(unansweredQuery)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="unanswered">
      <div className={styles.group}>
        <h2 id="unanswered">{t('appeals.unanswered')}</h2>
        <span>{t('escalations.target', { minutes: mastersSeeAfter })}</span>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <WaitingRow
            key={item.id}
            item={item}
            late={late}
            chip={
              <Chip tone="warn">
                <IconShieldQuestion size={14} stroke={1.75} aria-hidden="true" />
                {t('appeals.asked_chip')}
              </Chip>
            }
          />
        ))}
      </ul>
    </section>
  )
}
