import type { ReportCase } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import queue from '../../../ui/lists/queue-list.module.css'
import { Elapsed } from '../../../ui/words/Elapsed'
import { Moment } from '../../../ui/words/Moment'
import { useNow } from '../../../ui/words/now'
import { useUser } from '../../settings/user-query'
import styles from './CaseList.module.css'

/** An open case is shown as late after this many milliseconds. */
const lateAfter = 60 * 60_000

type Props = { item: ReportCase; reason: string; isOpen: boolean; onFocus: () => void }

/** A case in its list: reason, age, the beginning of its message, who reported it, and who has it. */
export function CaseRow({ item, reason, isOpen, onFocus }: Props) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { settled } = item
  const isLate = !settled && now - Date.parse(item.opened_at) > lateAfter
  return (
    <button
      type="button"
      className={`${queue.item} ${styles.item} ${settled ? styles.settled : ''}`}
      data-id={item.id}
      aria-current={isOpen || undefined}
      onFocus={onFocus}
      onClick={onFocus}
    >
      <b title={reason}>
        {reason}
        {item.is_urgent && <Chip tone="bad">{t('reports.urgent')}</Chip>}
        {item.report_count > 1 && <Chip tone="bad">{t('reports.times', { count: item.report_count })}</Chip>}
      </b>
      <span className={isLate ? `${styles.time} ${styles.late}` : styles.time}>
        {settled ? <Moment at={settled.at} /> : <Elapsed since={item.opened_at} step={60_000} />}
      </span>
      <span className={styles.text} dir="auto" title={item.message.text ?? undefined}>
        {item.message.text ?? t('mark.deleted')}
      </span>
      <span className={styles.by}>
        <span>{settled ? t(`reports.settled.${settled.outcome}`) : namesOf(item)}</span>
        <span>
          <State item={item} />
        </span>
      </span>
    </button>
  )

  function namesOf({ reporters, is_complaint }: ReportCase) {
    const names = reporters.map(({ name }) => name ?? t('overview.hidden_name'))
    return [...(is_complaint ? [t('siteowners.customer')] : []), ...names].join(', ')
  }
}

function State({ item }: { item: ReportCase }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const name = (person: { name: string | null }) => person.name ?? t('overview.hidden_name')
  if (item.settled) return name(item.settled.by)
  if (item.assignee)
    return item.assignee.id === id ? t('reports.with_you') : t('reports.with', { name: name(item.assignee) })
  return t(item.passed_on ? 'reports.with_masters' : 'reports.with_nobody')
}
