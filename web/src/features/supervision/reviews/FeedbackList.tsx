import { feedbackStates } from '@panel/contract/rules/review-rules'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { Button } from '../../../ui/actions/Button'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { loadMore } from '../../../ui/lists/ListPage'
import { NothingPanel } from '../../../ui/lists/NothingPanel'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { failureText } from '../../../ui/words/failure'
import { NamedViews } from '../../settings/list-views/NamedViews'
import styles from './FeedbackPage.module.css'
import { FeedbackRow } from './FeedbackRow'
import { feedbackQuery } from './feedback-queries'
import { type FeedbackSearch, readFeedbackSearch } from './feedback-search'

type Props = {
  search: FeedbackSearch
  /** The named view in the URL. */
  view: number | undefined
  openId: number
}

/** All reviews of the own messages with their filter and named views, newest first. */
export function FeedbackList({ search, view, openId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/feedback' })
  const { id, ...filters } = search
  const { list, rows: items } = usePages(feedbackQuery(filters))
  const show = (next: FeedbackSearch, named_view: number | undefined) =>
    void navigate({ search: { ...next, ...withoutUndefined({ named_view, id }) }, replace: true })
  return (
    <section className={styles.panel}>
      <header className={`${styles.head} ${styles.listHead}`}>
        <h2>{t('feedback.earlier')}</h2>
        <span>{t('feedback.who_sees')}</span>
        <FilterSelect
          label={t('feedback.filter')}
          value={filters.state ?? ''}
          options={feedbackStates.map((state) => [state, t(`feedback.state.${state}`)] as const)}
          onChoose={(value) =>
            show(withoutUndefined({ state: feedbackStates.find((state) => state === value) }), view)
          }
        />
      </header>
      <NamedViews
        list="feedback"
        current={view}
        search={filters}
        onOpen={(chosen, named) => show(readFeedbackSearch(chosen), named)}
        count={{
          rows: async (each, signal) => {
            const { id: _, ...query } = readFeedbackSearch(each)
            return call('GET /api/feedback/count', { query, signal })
          },
          today: '',
          isReady: list.isSuccess,
        }}
      />
      <NotLoaded query={list} failed={t('feedback.failed')} />
      {list.isSuccess && items.length === 0 && (
        <NothingPanel title={t('feedback.none_match')} onReset={() => show({}, view)} />
      )}
      {items.length > 0 && (
        // Each row says its values itself.
        <p className={`${styles.row} ${styles.heads}`} aria-hidden="true">
          <span>{t('list.time')}</span>
          <span>{t('feedback.column.from')}</span>
          <span>{t('overview.chat')}</span>
          <span>{t('feedback.column.remarks')}</span>
          <span className={styles.number}>{t('feedback.column.score')}</span>
          <span>{t('feedback.column.you')}</span>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id} data-id={item.id}>
            <FeedbackRow
              item={item}
              isOpen={item.id === openId}
              listed={withoutUndefined({ ...filters, named_view: view })}
            />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className={styles.note}>
          {failureText(t, t('overview.more_failed'), list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <Button look="quiet" isBlock isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
          {t('overview.more')}
        </Button>
      )}
    </section>
  )
}
