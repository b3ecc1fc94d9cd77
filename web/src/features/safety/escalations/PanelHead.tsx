import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/actions/Button'
import queue from '../../../ui/lists/queue-list.module.css'
import styles from './EscalationsPage.module.css'

type Props = {
  item: { customer: { name: string }; profile: { name: string }; conversation: { id: number } }
  onClose: () => void
  /** What stands between the names and the link to the chat. */
  children?: ReactNode
}

/** The head of a panel beside a list of masters: whose chat it is, with the way back to the list on a phone. */
export function PanelHead({ item, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <header className={`${queue.head} ${styles.head}`}>
      <Button
        look="quiet"
        isIcon
        className={styles.back}
        aria-label={t('escalations.back')}
        onClick={onClose}
      >
        <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <h2>
        <bdi>{item.customer.name}</bdi> {t('thread.and')} <bdi>{item.profile.name}</bdi>{' '}
        <span className={styles.number}>#{item.conversation.id}</span>
      </h2>
      {children}
      <Link
        to="/conversations/$id"
        params={{ id: String(item.conversation.id) }}
        className={buttonClass({ size: 'small' })}
      >
        {t('escalations.open_chat')}
      </Link>
    </header>
  )
}
