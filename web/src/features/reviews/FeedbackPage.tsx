import type { Feedback } from '@panel/contract'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { ListLoading } from '../../ui/ListPage'
import { Moment } from '../../ui/Moment'
import { PageHead } from '../../ui/PageHead'
import { ScrollRegion } from '../../ui/ScrollRegion'
import styles from './FeedbackPage.module.css'
import { FeedbackPanel } from './FeedbackPanel'
import { feedbackQuery, oneFeedbackQuery } from './feedback-queries'
import { readFeedbackSearch } from './feedback-search'
import { commentIcons } from './ReviewComment'

/** What coaches wrote about messages of this operator: the words and the own scores. */
export function FeedbackPage() {
  const { t } = useTranslation()
  const { id: chosen } = readFeedbackSearch(useSearch({ from: '/feedback' }))
  const list = useQuery(feedbackQuery)
  const items = list.data ?? []
  // The oldest that is not read comes first, otherwise the latest.
  const openId = chosen ?? (items.findLast(({ answer }) => !answer) ?? items[0])?.id ?? null
  const opened = useQuery({ ...oneFeedbackQuery(openId ?? 0), enabled: openId !== null })
  const failed = list.isError && !list.data ? list : opened.isError ? opened : null
  return (
    <>
      <PageHead title={t('page.feedback')} />
      {failed ? (
        <FailedPanel
          title={t('feedback.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : list.data?.length === 0 ? (
        <EmptyPanel icon={IconClipboardCheck} title={t('feedback.none')}>
          {t('feedback.none_why')}
        </EmptyPanel>
      ) : !opened.data ? (
        <ListLoading />
      ) : (
        <ScrollRegion className={styles.page} aria-label={t('page.feedback')}>
          <FeedbackPanel
            key={opened.data.id}
            item={opened.data}
            lastTotals={items.flatMap(({ total }) => (total === null ? [] : [total])).slice(0, 5)}
          />
          <section className={styles.panel}>
            <header className={styles.head}>
              <h2>{t('feedback.earlier')}</h2>
              <span>{t('feedback.who_sees')}</span>
            </header>
            <ul>
              {items.map((item) => (
                <Row key={item.id} item={item} isOpen={item.id === opened.data?.id} />
              ))}
            </ul>
          </section>
        </ScrollRegion>
      )}
    </>
  )
}

function Row({ item, isOpen }: { item: Feedback; isOpen: boolean }) {
  const { t } = useTranslation()
  const { answer, total } = item
  const state = !answer ? 'unread' : answer.differs ? 'differs' : answer.text ? 'answered' : 'read'
  const marks = (['praise', 'improve'] as const).filter((kind) => (item.comments[kind] ?? 0) > 0)
  return (
    <li>
      <Link
        to="/feedback"
        search={{ id: item.id }}
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
    </li>
  )
}
