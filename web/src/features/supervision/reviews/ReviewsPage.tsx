import { IconClipboardCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { useTypedPerId } from '../../../ui/fields/use-typed-per-id'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import queue from '../../../ui/lists/queue-list.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { useLatest } from '../../../ui/use-latest'
import { useUser } from '../../settings/user-query'
import { storedDraft } from './draft'
import { NewSampleDialog } from './NewSampleDialog'
import { ReviewPanel } from './ReviewPanel'
import styles from './ReviewsPage.module.css'
import { drawSample } from './review-actions'
import { sampleQuery, samplesQuery } from './review-queries'
import { type ReviewSearch, readReviewsSearch } from './review-search'
import { SampleList } from './SampleList'
import { SampleViews } from './SampleViews'
import { TrendsView } from './TrendsView'
import { useOpened } from './use-opened'

/** Quality review: a coach draws a sample of messages, and scores each in its context. */
export function ReviewsPage() {
  const { t } = useTranslation()
  const { named_view, ...given } = useSearch({ from: '/reviews' })
  const search = readReviewsSearch(given)
  return (
    <>
      <PageHead title={t('page.reviews')} />
      {search.view ? (
        <TrendsView search={search} view={named_view} />
      ) : (
        <Samples search={search} view={named_view} />
      )}
    </>
  )
}

type Props = {
  search: ReviewSearch
  /** The named view in the URL. */
  view: number | undefined
}

function Samples({ search, view }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/reviews' })
  const [isDrawing, setIsDrawing] = useState(false)
  // What was chosen and typed stays with its message, also while another one is open.
  const { id: operatorId } = useUser()
  const drafts = useTypedPerId((id) => storedDraft(operatorId, id))
  const { state } = search
  const { list, rows: samples } = usePages(samplesQuery(withoutUndefined({ state })))
  const sampleId = useOpened(samples, search.sample, samples[0])
  const sample = useQuery({ ...sampleQuery(sampleId ?? 0), enabled: sampleId !== null })
  const items = sample.data?.items ?? []
  const openId = useOpened(items, search.id, items.find(({ done }) => !done) ?? items[0])
  const draw = useAction(drawSample, { open: () => setIsDrawing(true) })
  const show = (shown: { sample?: number | undefined; id?: number | undefined }) =>
    void navigate({ search: withoutUndefined({ state, ...shown, named_view: view }), replace: true })
  const open = (id?: number) => show({ sample: sampleId ?? undefined, id })

  const latest = useLatest({ items, openId, open })
  /** Opens the next message that is not scored, otherwise the one after it; none when another one was opened meanwhile. */
  const finish = (scored: number) => {
    drafts.write(scored, null)
    const now = latest.current
    if (now.openId !== scored) return
    const place = now.items.findIndex(({ id }) => id === scored)
    const later = [...now.items.slice(place + 1), ...now.items.slice(0, Math.max(place, 0))]
    now.open((later.find(({ done }) => !done) ?? now.items[place + 1] ?? now.items[place])?.id)
  }
  const failed = list.isError && !list.data ? list : sample.isError && !sample.data ? sample : null
  return (
    <>
      {failed ? (
        <FailedPanel
          title={t('reviews.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          onBack={() => show({})}
        />
      ) : list.isSuccess && samples.length === 0 && !sampleId && !state ? (
        <EmptyPanel
          icon={IconClipboardCheck}
          title={t('reviews.none')}
          actions={<ActionButton action={draw} look="primary" />}
        >
          {t('reviews.none_why')}
        </EmptyPanel>
      ) : !list.data || (sampleId !== null && !sample.data) ? (
        <ListLoading />
      ) : (
        <div className={`${queue.zones} ${styles.zones}`} data-open={search.id !== undefined || undefined}>
          <SampleList
            views={<SampleViews search={search} view={view} isReady={list.isSuccess} />}
            list={list}
            samples={samples}
            sample={sample.data ?? null}
            openId={openId}
            draw={draw}
            onSample={(chosen) => show({ sample: chosen })}
            onOpen={open}
          />
          {openId !== null && (
            <ReviewPanel
              id={openId}
              draft={drafts.read(openId)}
              onDraft={(draft) => drafts.write(openId, draft)}
              onDone={finish}
              onClose={() => open()}
            />
          )}
        </div>
      )}
      {isDrawing && (
        <NewSampleDialog
          onClose={() => setIsDrawing(false)}
          onDrawn={(drawn) => {
            setIsDrawing(false)
            show({ sample: drawn })
          }}
        />
      )}
    </>
  )
}
