import type { ToldFact } from '@panel/contract'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { focusDefault } from '../../../ui/actions/move-focus'
import { showUndo } from '../../../ui/overlays/toasts'
import { daysBefore, formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import { jumpTo } from '../thread/jump-to-message'
import styles from './ToldFacts.module.css'
import { cacheFact, toldFactsQuery } from './told-facts-query'

/** A fact with the date of its message; a press goes to the message. It can be removed, and that can be undone. */
export function FactRow({ fact }: { fact: ToldFact }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (removed: boolean) =>
      call('PATCH /api/told-facts/:id', { params: { id: fact.id }, body: { removed } }),
    onSuccess: (answer) => cacheFact(client, answer.fact),
    onError: () => void client.invalidateQueries({ queryKey: toldFactsQuery(fact.conversation_id).queryKey }),
  })
  // The row has been removed when the operator presses "Undo", so this does not use its state.
  const restore = async () => {
    focusDefault()
    const answer = await call('PATCH /api/told-facts/:id', {
      params: { id: fact.id },
      body: { removed: false },
    }).catch(() => null)
    if (answer) cacheFact(client, answer.fact)
    else void client.invalidateQueries({ queryKey: toldFactsQuery(fact.conversation_id).queryKey })
  }
  const remove = async () => {
    try {
      await change.mutateAsync(true)
    } catch {
      return
    }
    showUndo({ icon: IconTrash, text: t('told.removed') }, () => void restore())
    focusDefault()
  }
  const failed = failureText(t, t('told.remove_failed'), change.error)
  const isNear = daysBefore(fact.message_sent_at, useNow(60_000)) < 300
  return (
    <li className={styles.fact}>
      <button
        type="button"
        className={styles.go}
        title={t('told.go_to')}
        onClick={() => jumpTo({ conversationId: fact.conversation_id, messageId: fact.message_id })}
      >
        <span>{fact.text}</span>
        <time dateTime={fact.message_sent_at}>
          {formatDate(fact.message_sent_at, isNear ? 'dayOnly' : 'dateOnly')}
        </time>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('told.remove', { fact: fact.text })}
        title={change.isError ? failed : undefined}
        onClick={() => void remove()}
      >
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </button>
      {change.isError && (
        <span role="alert" className={styles.note}>
          {failed}
        </span>
      )}
    </li>
  )
}
