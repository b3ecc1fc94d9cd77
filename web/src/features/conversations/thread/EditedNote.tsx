import type { Message } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { formatDate } from '../../../ui/words/dates'
import { useUser } from '../../settings/user-query'
import { formerTextsQuery } from './former-texts-query'
import styles from './MessageItem.module.css'

type Props = {
  message: Pick<Message, 'id' | 'deleted' | 'direction'>
  edited: NonNullable<Message['edited']>
}

/** Says when the customer, or the site of its own messages, has changed or deleted a message. Masters read what it said before. */
export function EditedNote({ message: { id, deleted, direction }, edited }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const mayRead = hasRight(useUser().scope, 'escalations')
  const time = formatDate(edited.at, 'short')
  return (
    <span className={styles.edited}>
      {direction === 'site'
        ? t(deleted ? 'message.deleted_by_site' : 'message.edited_by_site', { time })
        : t(deleted ? 'message.deleted_by_customer' : 'message.edited', { time })}{' '}
      {mayRead && (
        <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('message.former')}
        </LinkButton>
      )}
      {isOpen && <FormerTexts id={id} editId={edited.id} />}
    </span>
  )
}

function FormerTexts({ id, editId }: { id: number; editId: number }) {
  const { t } = useTranslation()
  const read = useQuery(formerTextsQuery(id, editId))
  if (read.isError) return <span role="alert">{t('message.former_failed')}</span>
  return read.data?.items.map(({ text, until }) => (
    <q key={until} className={styles.former} dir="auto">
      {text || t('message.empty')}
    </q>
  ))
}
