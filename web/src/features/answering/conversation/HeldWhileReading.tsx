import type { Conversation } from '@panel/contract'
import { useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { useUser } from '../../settings/user-query'
import { CoachQuestions } from '../coach/CoachQuestions'
import { nextChat } from './conversation-actions'
import { HeldPanel } from './HeldPanel'
import styles from './HeldPanel.module.css'

/** Below a thread that is only read: why nothing can be sent, and the way to the next chat for those who answer. */
export function HeldWhileReading({ conversation }: { conversation: Conversation }) {
  const { message_types } = useUser()
  const navigate = useNavigate()
  const [answers, pokes] = [message_types.includes('reply'), message_types.includes('poke')]
  const toQueue = () =>
    answers ? navigate({ to: '/queue', search: pokes ? { smart: 1 } : {} }) : navigate({ to: '/poke-queue' })
  const action = useAction(nextChat, answers || pokes ? { run: () => void toQueue() } : null)
  return (
    <HeldPanel conversation={conversation}>
      <CoachQuestions conversation={conversation} />
      {action && (
        <div className={styles.actions}>
          <ActionButton action={action} size="big" look="primary" />
        </div>
      )}
    </HeldPanel>
  )
}
