import type { ReviewItem } from '@panel/contract'
import { IconCheck, IconCircle, IconPencil, IconPlayerSkipForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import queue from '../../../ui/lists/queue-list.module.css'
import text from '../../../ui/text.module.css'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { languageName } from '../../../ui/words/region-names'
import { typeName } from '../../conversations/thread/type-name'
import styles from './SampleList.module.css'

type Props = { item: ReviewItem; isOpen: boolean; onFocus: () => void; onOpen: () => void }

/** A message of the sample: language, day, type, why it was drawn, and the own score. Not who wrote it. */
export function SampleRow({ item, isOpen, onFocus, onOpen }: Props) {
  const { t } = useTranslation()
  const { done, source } = item
  const state = done?.passed ? 'passed' : done ? 'scored' : 'open'
  const Icon = { passed: IconPlayerSkipForward, scored: IconCheck, open: isOpen ? IconPencil : IconCircle }[
    state
  ]
  const isThisYear = new Date(item.written_at).getFullYear() === new Date(useNow(60_000)).getFullYear()
  return (
    <button
      type="button"
      className={`${queue.item} ${styles.item}`}
      data-id={item.id}
      data-state={state}
      aria-current={isOpen || undefined}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <b>{languageName(item.language)}</b>
      <span className={styles.total}>
        <span className={text.hidden}>{t(`reviews.state.${state}`)}</span>
        {typeof done?.total === 'number' && ` ${formatNumber(done.total)}`}
      </span>
      <span className={styles.about}>
        {formatDate(item.written_at, isThisYear ? 'dayOnly' : 'dateOnly')}, {typeName(t, item.type)}
      </span>
      <span
        className={
          item.second_asked || source !== 'random' ? `${styles.source} ${styles.risk}` : styles.source
        }
      >
        {t(item.second_asked ? 'reviews.second_asked' : `reviews.source.${source}`)}
      </span>
    </button>
  )
}
