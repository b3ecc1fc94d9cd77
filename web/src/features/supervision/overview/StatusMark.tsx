import type { ListedConversation } from '@panel/contract'
import { type LateMinutes, latenessOf } from '@panel/contract/rules/lateness'
import {
  IconAlertCircle,
  IconCheck,
  IconHandStop,
  IconLock,
  IconMessageOff,
  IconUserUp,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { useAge } from '../../../ui/words/Age'
import { useNow } from '../../../ui/words/now'
import { lockTitle } from '../../answering/conversation/lock-title'
import { holdReasons } from '../../conversations/spending/hold-reasons'
import styles from './OverviewTable.module.css'

type Props = {
  row: ListedConversation
  /** From when on a chat is late that waits for a master. */
  late: LateMinutes
}

/** What becomes of a chat now: somebody answers it, nothing may be sent, a master has it, or its operator status. */
export function StatusMark({ row, late }: Props) {
  const { t } = useTranslation()
  if (row.answering) {
    const title = lockTitle(t, row.answering)
    return (
      <span className={styles.status} title={title}>
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{title}</span>
      </span>
    )
  }
  if (row.holds.length > 0) return <Held holds={row.holds} />
  if (row.handed_over_at !== null) return <WithMaster since={row.handed_over_at} late={late} />
  if (row.is_undelivered && row.status !== 'ignored') return <Undelivered />
  const Icon = row.status === 'answered' || row.status === 'ignored' ? icons[row.status] : null
  return (
    <span className={styles.status}>
      {Icon ? (
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <i className={styles.dot} aria-hidden="true" />
      )}
      <span className={styles.cut}>{t(`status.${row.status}`)}</span>
    </span>
  )
}

const icons = { answered: IconCheck, ignored: IconMessageOff }

/** The oldest reason, and how many more there are; the tooltip names all of them. */
function Held({ holds }: Pick<ListedConversation, 'holds'>) {
  const { t } = useTranslation()
  const [first, ...further] = holds
  if (!first) return null
  const kind = t(`hold.${first.kind}`)
  const why = further.length > 0 ? t('overview_page.and_more', { first: kind, number: further.length }) : kind
  return (
    <span className={styles.mark}>
      <Chip tone="bad" title={t('hold_mark.row', { why: holdReasons(t, holds) })}>
        <IconHandStop size={14} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{t('overview_page.held', { why })}</span>
      </Chip>
    </span>
  )
}

/** Our newest message has not reached the customer. */
function Undelivered() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark}>
      <Chip tone="bad" title={t('delivery.dead')}>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{t('delivery.dead')}</span>
      </Chip>
    </span>
  )
}

function WithMaster({ since, late }: { since: string; late: LateMinutes }) {
  const { t } = useTranslation()
  const now = useNow()
  const words = t('overview_page.with_master', { time: useAge()(now - Date.parse(since)) })
  return (
    <span className={styles.mark}>
      <Chip tone={latenessOf(since, now, late) === 'red' ? 'bad' : 'warn'} title={words}>
        <IconUserUp size={14} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{words}</span>
      </Chip>
    </span>
  )
}
