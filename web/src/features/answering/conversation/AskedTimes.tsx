import type { OpenInquiry } from '@panel/contract'
import { mastersSeeAfter } from '@panel/contract/rules/inquiry-rules'
import { useTranslation } from 'react-i18next'
import { Elapsed, useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import styles from './LeasePanel.module.css'

/** In the panel of the lease: how long the customer has been waiting for a true answer, and when the masters see it. */
export function AskedTimes({ inquiry: { opened_at, by } }: { inquiry: OpenInquiry }) {
  const { t } = useTranslation()
  const duration = useDuration()
  const left = Date.parse(opened_at) + mastersSeeAfter * 60_000 - useNow(1_000)
  return (
    <>
      <dl className={styles.wait}>
        <div>
          <dt>{t('inquiry.asked_since')}</dt>
          <dd className={styles.asked}>
            <Elapsed since={opened_at} />
          </dd>
        </div>
        <div>
          <dt>{t('inquiry.master_sees')}</dt>
          <dd>{left > 0 ? t('inquiry.in', { time: duration(left) }) : t('inquiry.now')}</dd>
        </div>
      </dl>
      {by?.name && <p className={styles.by}>{t('inquiry.marked_by', { name: by.name })}</p>}
    </>
  )
}
