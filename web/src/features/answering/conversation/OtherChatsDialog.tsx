import type { Conversation, CustomerChat } from '@panel/contract'
import { IconHandStop } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { Button } from '../../../ui/actions/Button'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { holdReasons } from '../../conversations/spending/hold-reasons'
import { originIn } from '../../settings/pages/origin'
import { customerChatsQuery } from './customer-chats-query'
import { lockTitle } from './lock-title'
import styles from './OtherChatsDialog.module.css'

type Props = { conversation: Conversation; isOpen: boolean; onClose: () => void }

/** All chats of the customer with profile, number of messages, and who is answering. Each opens with a link back. */
export function OtherChatsDialog({ conversation, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { customer } = conversation
  const { list: query, rows: chats } = usePages({ ...customerChatsQuery(customer.id), enabled: isOpen })
  return (
    <Dialog isOpen={isOpen} title={t('other_chats.list', { name: customer.name })} onClose={onClose}>
      {customer.holds.length > 0 && (
        <p className={styles.held}>
          <IconHandStop size={16} stroke={1.75} aria-hidden="true" />
          {t('hold_mark.chats', { why: holdReasons(t, customer.holds) })}
        </p>
      )}
      {query.isPending && (
        <Loading className={styles.list}>
          {lines.map((line) => (
            <Skeleton key={line} width="100%" height={32} />
          ))}
        </Loading>
      )}
      {query.isError && !query.data && (
        <FailedPanel
          title={t('other_chats.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {chats.length > 0 && (
        <ul className={styles.list}>
          {chats.map((chat) => (
            <li key={chat.id} data-id={chat.id}>
              <ChatLine chat={chat} isThis={chat.id === conversation.id} onOpen={onClose} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('other_chats.more')}
        </Button>
      )}
    </Dialog>
  )
}

const lines = [0, 1, 2]

function ChatLine({ chat, isThis, onOpen }: { chat: CustomerChat; isThis: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const { from } = originIn(useSearch({ strict: false }))
  const who = chat.answering ? lockTitle(t, chat.answering) : t(`status.${chat.status}`)
  const about = (
    <>
      <span className={styles.name}>
        <b>{chat.profile.name}</b>
        <small>{isThis ? t('other_chats.this') : who}</small>
      </span>
      <span className={styles.figures}>
        <span>{formatDate(chat.last_message_at, 'dateOnly')}</span>
        <small>
          {t('other_chats.messages', {
            count: chat.message_count,
            number: formatNumber(chat.message_count),
          })}
        </small>
      </span>
    </>
  )
  if (isThis) return <div className={styles.chat}>{about}</div>
  return (
    <Link
      to="/conversations/$id"
      params={{ id: String(chat.id) }}
      search={from ? { from } : {}}
      className={styles.chat}
      onClick={onOpen}
    >
      {about}
    </Link>
  )
}
