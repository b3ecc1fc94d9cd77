import type { OwnAct } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import table from '../../../ui/lists/list-table.module.css'

type Props = {
  chat: Pick<OwnAct, 'conversation' | 'customer' | 'profile' | 'is_readable'>
  /** The message at which the chat opens. */
  messageId?: number | null
  /** The row of a list that has a cursor. */
  rowId?: number
  onFocus?: () => void
}

/** The names of a chat, as a link if the operator may still read it. */
export function ChatLink({ chat, messageId, rowId, onFocus }: Props) {
  const { t } = useTranslation()
  const names = (
    <>
      <bdi>{chat.customer.name}</bdi> <span className={table.with}>{t('thread.and')}</span>{' '}
      <bdi>{chat.profile.name}</bdi>
    </>
  )
  if (!chat.is_readable)
    return (
      <span data-id={rowId} tabIndex={rowId === undefined ? undefined : -1}>
        {names}
      </span>
    )
  return (
    <Link
      to="/conversations/$id"
      params={{ id: String(chat.conversation.id) }}
      search={{ from: 'mine', ...(messageId && { message: messageId }) }}
      data-id={rowId}
      className={table.link}
      onFocus={onFocus}
    >
      {names}
    </Link>
  )
}
