import type { Conversation } from '@panel/contract'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { useShortcut } from '../../ui/actions/key-choices'
import { wantAnswers } from './inquiring'
import { askWho } from './inquiry-actions'
import type { Found } from './refusal'
import { trueAnswersQuery } from './true-answers-query'

type Props = { conversation: Conversation; found: Found; children: ReactNode }

/**
 * Replaces the send buttons after a lie to a customer who asks who writes: the next step is an approved answer. Shows the buttons if there is
 * none, or if something else was stopped.
 */
export function StoppedButtons({ conversation, found, children }: Props) {
  const { t } = useTranslation()
  const answers = useQuery(trueAnswersQuery(conversation.id))
  const shortcut = useShortcut(askWho.key)
  const isLie = found.some(({ kind }) => kind === 'denial' || kind === 'promise')
  if (!isLie || !answers.data?.length) return children
  return (
    <Button
      size="big"
      look="primary"
      aria-keyshortcuts={shortcut}
      onClick={() => wantAnswers(conversation.id)}
    >
      <IconShieldQuestion size={16} stroke={1.75} aria-hidden="true" />
      {t('inquiry.use')}
      <Keys keys={askWho.key} onAccent />
    </Button>
  )
}
