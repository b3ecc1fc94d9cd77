import type { Conversation, QuestionKind } from '@panel/contract'
import { enforcedQuestions } from '@panel/contract/rules/inquiry-rules'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { ActionButton } from '../../ui/actions/ActionButton'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { useAction } from '../../ui/actions/use-action'
import { Notice } from '../../ui/overlays/Notice'
import { failureText } from '../../ui/words/failure'
import { catchUp } from '../conversations/thread/conversation-queries'
import { messageIn, type Thread } from '../conversations/thread/thread'
import { useAnswering } from './answering'
import styles from './EscalateHint.module.css'
import { notAsked } from './inquiry-actions'
import { useAsk } from './use-ask'

type Props = { conversation: Conversation; thread: Thread | undefined }

/** Above the editor, while it is only likely that the customer asks who writes: the operator says so or not. Nothing is locked. */
export function LikelyQuestion({ conversation, thread }: Props) {
  const { inquiry, questions } = conversation
  const likely = questions.find(
    ({ certainty, kind }) => certainty === 'likely' && enforcedQuestions.includes(kind),
  )
  const message = likely && messageIn(thread, likely.message_id)
  if (inquiry || !likely || !message || message.deleted) return null
  const words = message.text.slice(likely.start, likely.end)
  return <LikelyNotice key={message.id} conversation={conversation} words={words} kind={likely.kind} />
}

type Heard = { conversation: Conversation; words: string; kind: QuestionKind }

function LikelyNotice({ conversation, words, kind }: Heard) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { store } = useAnswering()
  const { ask, isSending } = useAsk(conversation)
  const denying = useMutation({
    mutationFn: () => {
      const { lease } = store.getState().chat
      return call('POST /api/conversations/:id/questions/deny', {
        params: { id: conversation.id },
        body: { lease_id: lease.id, epoch: lease.epoch },
      })
    },
    onSettled: () => catchUp(client, conversation.id),
  })
  const deny = useAction(notAsked, { ask: () => !denying.isPending && denying.mutate() })
  return (
    <div className={styles.hint}>
      <Notice
        tone="warn"
        icon={IconShieldQuestion}
        role="status"
        actions={
          <>
            <Button size="small" disabled={isSending} onClick={ask}>
              {t('inquiry.mark')} <Keys keys="H" />
            </Button>
            <ActionButton action={deny} size="small" look="quiet" />
          </>
        }
      >
        <b>{t('inquiry.likely', { name: conversation.customer.name })}</b>{' '}
        {t('inquiry.likely_words', { words, about: t(`inquiry.about.${kind}`) })}{' '}
        {denying.error && failureText(t, t('inquiry.not_denied'), denying.error)}
      </Notice>
    </div>
  )
}
