import type { Feedback } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { NamedViewSearch } from '../../../ui/lists/named-view'
import { formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import styles from './FeedbackPage.module.css'
import type { FeedbackSearch } from './feedback-search'
import { commentIcons } from './ReviewComment'

type Props = {
  item: Feedback
  isOpen: boolean
  /** The filter and the named view, in the URL. */
  listed: FeedbackSearch & NamedViewSearch
}

/** A review of an own message in the list: when, by whom, its comments and score, and the own answer. */
export function FeedbackRow({ item, isOpen, listed }: Props) {
  const { t } = useTranslation()
  const { answer, total } = item
  const state = !answer ? 'unread' : answer.differs ? 'differs' : answer.text ? 'answered' : 'read'
  const marks = (['praise', 'improve'] as const).filter((kind) => (item.comments[kind] ?? 0) > 0)
  return (
    <Link
      to="/feedback"
      search={{ ...listed, id: item.id }}
      replace
      className={styles.row}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Moment at={item.saved_at} />
      <span>{item.by.name ?? t('overview.hidden_name')}</span>
      <span className={styles.people}>
        <bdi>{item.customer.name}</bdi> {t('thread.and')} <bdi>{item.profile.name}</bdi>
      </span>
      <span className={styles.marks}>
        {marks.map((kind) => {
          const Icon = commentIcons[kind]
          return (
            <span key={kind} data-kind={kind} title={t(`reviews.kind.${kind}`)}>
              <Icon size={14} stroke={1.75} role="img" aria-label={t(`reviews.kind.${kind}`)} />
              {formatNumber(item.comments[kind] ?? 0)}
            </span>
          )
        })}
      </span>
      <span className={styles.number}>{total === null ? '–' : formatNumber(total)}</span>
      <span className={state === 'unread' ? styles.unread : undefined}>{t(`feedback.state.${state}`)}</span>
    </Link>
  )
}
