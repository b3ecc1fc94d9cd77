import type { OpenHandover, UnansweredInquiry } from '@panel/contract'
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
  /** The time in which a master should look at it. */
  minutes: number
  children?: ReactNode
}

/** A chat that waits for a master without an escalation: it opens the chat. */
export function WaitingRow({ item, chip, minutes, children }: Props) {
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
        <TimeLeft since={item.opened_at} minutes={minutes} />
        {children}
      </Link>
    </li>
  )
}
