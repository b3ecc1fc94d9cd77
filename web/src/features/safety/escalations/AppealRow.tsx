import type { Appeal } from '@panel/contract'
import { IconHandStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import queue from '../../../ui/lists/queue-list.module.css'
import { formatDate } from '../../../ui/words/dates'
import { Elapsed } from '../../../ui/words/Elapsed'
import styles from './EscalationsPage.module.css'

type Props = { item: Appeal; isOpen: boolean; onFocus: () => void }

/** An appeal in its list: what was found, people, age, the text, and who wrote it. */
export function AppealRow({ item, isOpen, onFocus }: Props) {
  const { t } = useTranslation()
  const [first] = item.found
  return (
    <button
      type="button"
      className={`${queue.item} ${styles.item}`}
      data-id={item.id}
      aria-current={isOpen || undefined}
      onFocus={onFocus}
      onClick={onFocus}
    >
      <b>
        <Chip tone="warn">
          <IconHandStop size={14} stroke={1.75} aria-hidden="true" />
          {first ? t(`check.kind.${first.kind}`) : t('appeals.nothing_found')}
        </Chip>
        <span>
          <bdi>{item.customer.name}</bdi> {t('thread.and')} <bdi>{item.profile.name}</bdi>
        </span>
      </b>
      <span className={styles.time}>
        <Elapsed since={item.opened_at} step={10_000} />
      </span>
      <span className={styles.text} dir="auto">
        {item.text}
      </span>
      <span className={styles.by}>
        {t('escalations.by', {
          name: item.by.name ?? t('overview.hidden_name'),
          time: formatDate(item.opened_at, 'short'),
        })}
      </span>
    </button>
  )
}
