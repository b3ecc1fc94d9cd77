import type { Conversation, Message } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { cutText } from '@panel/contract/rules/cut'
import { toldFactLength } from '@panel/contract/rules/limits'
import { isOurs } from '@panel/contract/rules/message-sides'
import { IconBookmark } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { timeOf } from '../thread/message-place'
import styles from './SaveFactDialog.module.css'
import { cacheFact } from './told-facts-query'

type Props = {
  conversation: Conversation
  message: Message
  /** The neighbours from which a fact can be saved; null at the ends. */
  earlier: Message | null
  later: Message | null
  onChoose: (message: Message) => void
  isOpen: boolean
  onClose: () => void
}

/**
 * 'Save as fact': the message's text, to be shortened. An operator's message is about the profile, a customer's about the
 * customer.
 */
export function SaveFactDialog(props: Props) {
  const { conversation, message, earlier, later, onChoose, isOpen, onClose } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const words = useUnsavedWords('told', message.id, cutText(message.text, toldFactLength))
  const { text } = words
  const save = useMutation({
    mutationFn: () =>
      call('POST /api/messages/:id/fact', { params: { id: message.id }, body: { text: text.trim() } }),
    onSuccess: ({ fact }) => {
      cacheFact(client, fact)
      showToast({ icon: IconBookmark, text: t('told.saved') })
      words.forget()
      onClose()
    },
  })
  const textError = () => {
    if (text.trim().length > toldFactLength)
      return issueText(t, { code: 'too_long', params: { max: toldFactLength } })
    return isBlank(text) && isSubmitted ? t('told.empty') : null
  }
  const writer = isOurs(message.direction) ? conversation.profile : conversation.customer
  return (
    <DialogForm
      isOpen={isOpen}
      title={t('told.save')}
      onClose={onClose}
      confirm={t('told.save')}
      isBusy={save.isPending}
      error={save.isError && failureText(t, t('told.save_failed'), save.error)}
      onConfirm={() => {
        setIsSubmitted(true)
        if (!isBlank(text) && !textError()) save.mutate()
      }}
    >
      <div className={styles.from}>
        <span>{t('told.wrote', { name: writer.name, date: formatDate(timeOf(message), 'short') })}</span>
        <span className={styles.steps}>
          <Step label={t('told.earlier_message')} to={earlier} onChoose={onChoose} symbol="‹" />
          <Step label={t('told.later_message')} to={later} onChoose={onChoose} symbol="›" />
        </span>
      </div>
      <WordsField
        words={words}
        label={t('told.text')}
        rows={3}
        lang={conversation.language}
        data-autofocus
        error={textError()}
      />
    </DialogForm>
  )
}

type StepProps = { label: string; to: Message | null; onChoose: (message: Message) => void; symbol: string }

function Step({ label, to, onChoose, symbol }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!to || undefined}
      onClick={() => to && onChoose(to)}
    >
      {symbol}
    </button>
  )
}
