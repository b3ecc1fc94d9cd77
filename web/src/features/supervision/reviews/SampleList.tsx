import type { OpenedReviewSample, ReviewSample } from '@panel/contract'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Button } from '../../../ui/actions/Button'
import { SelectField } from '../../../ui/fields/SelectField'
import { loadMore } from '../../../ui/lists/ListPage'
import { NothingPanel } from '../../../ui/lists/NothingPanel'
import queue from '../../../ui/lists/queue-list.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import styles from './SampleList.module.css'
import { SampleRow } from './SampleRow'

type Props = {
  /** The filter and the named views of the samples. */
  views: ReactNode
  list: UseInfiniteQueryResult
  samples: readonly ReviewSample[]
  /** Null when no sample has the filter. */
  sample: OpenedReviewSample | null
  openId: number | null
  draw: OfferedAction
  onSample: (id: number) => void
  onOpen: (id: number) => void
}

/** The messages of a sample, and how many are scored. J and K move, and the message at the cursor is open. */
export function SampleList({ views, list, samples, sample, openId, draw, onSample, onOpen }: Props) {
  const { t } = useTranslation()
  const items = sample?.items ?? []
  const cursor = useRowCursor<HTMLUListElement>(
    items.map(({ id }) => id),
    undefined,
    { first: openId },
  )
  // Also an older one that a link has opened.
  const listed = !sample || samples.some(({ id }) => id === sample.id) ? samples : [sample, ...samples]
  const byRisk = items.filter(({ source }) => source !== 'random').length
  const random = items.length - byRisk
  return (
    <section className={`${queue.queue} ${styles.sample}`} aria-label={t('reviews.sample')}>
      {views}
      {sample && (
        <div className={styles.choose}>
          <SelectField
            label={t('reviews.sample')}
            isLabelHidden
            value={String(sample.id)}
            options={listed.map((each) => [String(each.id), nameOf(each)])}
            onChoose={(id) => onSample(Number(id))}
          />
          {list.hasNextPage && (
            <Button look="quiet" isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
              {t('reviews.older')}
            </Button>
          )}
        </div>
      )}
      <ScrollRegion className={queue.scroll} aria-label={t('reviews.messages')}>
        {!sample && <NothingPanel title={t('reviews.none_match')} onReset={null} />}
        <ul ref={cursor.table}>
          {items.map((item) => (
            <li key={item.id}>
              <SampleRow
                item={item}
                isOpen={item.id === openId}
                onFocus={() => {
                  cursor.setCursor(item.id)
                  if (item.id !== openId) onOpen(item.id)
                }}
                onOpen={() => onOpen(item.id)}
              />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <footer className={styles.foot}>
        {sample && (
          <>
            <p>
              <b className={styles.count}>
                {t('reviews.done_of', { done: formatNumber(sample.done), size: formatNumber(sample.size) })}
              </b>
              <span>{t('reviews.parts', { random: formatNumber(random), risk: formatNumber(byRisk) })}</span>
            </p>
            <progress
              className={styles.progress}
              value={sample.done}
              max={sample.size}
              aria-label={t('reviews.progress')}
            />
          </>
        )}
        <ActionButton action={draw} isBlock />
        <Link to="/reviews" search={{ view: 'trends' }} className={styles.trends}>
          {t('review_trends.title')}
        </Link>
      </footer>
    </section>
  )

  function nameOf({ made_at, made_by }: ReviewSample) {
    return t('reviews.sample_of', {
      date: formatDate(made_at, 'short'),
      name: made_by.name ?? t('overview.hidden_name'),
    })
  }
}
