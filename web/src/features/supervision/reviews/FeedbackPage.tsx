import { IconClipboardCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { useTypedPerId } from '../../../ui/fields/use-typed-per-id'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { useUser } from '../../settings/user-query'
import { storedAnswer } from './draft'
import { FeedbackList } from './FeedbackList'
import styles from './FeedbackPage.module.css'
import { FeedbackPanel } from './FeedbackPanel'
import { feedbackQuery, oneFeedbackQuery } from './feedback-queries'
import { readFeedbackSearch } from './feedback-search'

/** Totals of earlier reviews beside that of the open one. */
const totalsShown = 5

/** What coaches wrote about messages of this operator: the words and the own scores. */
export function FeedbackPage() {
  const { t } = useTranslation()
  const { named_view, ...given } = useSearch({ from: '/feedback' })
  const search = readFeedbackSearch(given)
  const navigate = useNavigate({ from: '/feedback' })
  // What was typed stays with its review, also while another one is open.
  const { id: operatorId } = useUser()
  const texts = useTypedPerId((id) => storedAnswer(operatorId, id))
  const { list: latest } = usePages(feedbackQuery({}))
  const [first] = latest.data?.pages ?? []
  // The oldest that is not read comes first, otherwise the latest.
  const openId = search.id ?? first?.oldest_unread ?? first?.items[0]?.id ?? null
  const opened = useQuery({ ...oneFeedbackQuery(openId ?? 0), enabled: openId !== null })
  const failed = latest.isError && !latest.data ? latest : opened.isError ? opened : null
  const totals = first?.items.flatMap(({ total }) => (total === null ? [] : [total])) ?? []
  return (
    <>
      <PageHead title={t('page.feedback')} />
      {failed ? (
        <FailedPanel
          title={t('feedback.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          onBack={() => void navigate({ search: {} })}
        />
      ) : first?.items.length === 0 ? (
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
            lastTotals={totals.slice(0, totalsShown)}
            text={texts.read(opened.data.id) ?? ''}
            onText={(text) => texts.write(opened.data.id, text)}
          />
          <FeedbackList search={search} view={named_view} openId={opened.data.id} />
        </ScrollRegion>
      )}
    </>
  )
}
