import type { OpenHandover, UnansweredInquiry } from '@panel/contract'
import type { LateMinutes } from '@panel/contract/rules/lateness'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import queue from '../../../ui/lists/queue-list.module.css'
import styles from './EscalationsPage.module.css'
import { TimeLeft } from './TimeLeft'

type Props = {
  item: Pick<OpenHandover | UnansweredInquiry, 'id' | 'opened_at' | 'conversation' | 'customer' | 'profile'>
  /** Why it waits. */
  chip: ReactNode
  late: LateMinutes
  children?: ReactNode
}

/** A chat that waits for a master without an escalation: it opens the chat. */
export function WaitingRow({ item, chip, late, children }: Props) {
  const { t } = useTranslation()
  return (
    <li>
      <Link
        to="/conversations/$id"
        params={{ id: String(item.conversation.id) }}
        className={`${queue.item} ${styles.item}`}
        data-id={item.id}
      >
        <b>
          {chip}
          <span>
            <bdi>{item.customer.name}</bdi> {t('thread.and')} <bdi>{item.profile.name}</bdi>
          </span>
        </b>
        <TimeLeft since={item.opened_at} late={late} />
        {children}
      </Link>
    </li>
  )
}
