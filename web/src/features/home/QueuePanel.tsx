import type { QueueCounts } from '@panel/contract'
import type { QueueKind } from '@panel/contract/rules/enumerations'
import { latenessOf } from '@panel/contract/rules/lateness'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import text from '../../ui/text.module.css'
import { formatNumber } from '../../ui/words/dates'
import { useDuration } from '../../ui/words/Elapsed'
import { useNow, useOwnNow } from '../../ui/words/now'
import { languageWord } from '../../ui/words/region-names'
import { oldestLanguage } from '../answering/queue/waiting'
import { mayOpen } from '../settings/pages/pages'
import { useUser } from '../settings/user-query'
import styles from './HomePage.module.css'

type Props = {
  queue: QueueKind
  counts: QueueCounts
  /** When the counts were loaded, by the browser's clock. Only one of the two panels shows it. */
  updatedAt?: number
  /** Whether there is space for the language of the longest wait. */
  hasLanguage: boolean
}

/** The waiting conversations of one queue. */
export function QueuePanel({ queue, counts, updatedAt, hasLanguage }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const ownNow = useOwnNow()
  const duration = useDuration()
  const oldest = counts.oldest_waiting_at
  const language = hasLanguage && oldestLanguage(counts)
  const user = useUser()
  const late = latenessOf(oldest, now, user.late_minutes[queue === 'reply' ? 'chat' : 'poke'])
  const longest = oldest
    ? [duration(now - Date.parse(oldest)), language && languageWord(language)].filter(Boolean).join(', ')
    : t('home.none')
  return (
    <section>
      <h2 className={text.panel}>
        {t(`queue.title.${queue}`)}
        {updatedAt !== undefined && (
          <span>{t('home.updated', { seconds: Math.max(0, Math.floor((ownNow - updatedAt) / 1_000)) })}</span>
        )}
      </h2>
      {queue === 'poke' && mayOpen(user, '/poke-rules') && (
        <Link to="/poke-rules" className={styles.aside}>
          {t('page.poke_rules')}
        </Link>
      )}
      <p className={styles.big}>
        {formatNumber(counts.waiting)}
        <small>{t(queue === 'poke' ? 'home.due' : 'home.waiting')}</small>
        {counts.due_later > 0 && (
          <small>{t('home.due_later', { number: formatNumber(counts.due_later) })}</small>
        )}
      </p>
      <dl>
        <dt>{t('home.oldest')}</dt>
        <dd className={late ? text[late] : undefined} title={longest}>
          {longest}
        </dd>
        <dt>{t('home.answering')}</dt>
        <dd>{formatNumber(counts.claimed)}</dd>
      </dl>
    </section>
  )
}
