import type { Conversation } from '@panel/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { failureText } from '../../../ui/words/failure'
import { PauseChoice } from '../../people/welfare/PauseChoice'
import { useOfferedPause } from '../../people/welfare/pause-offered'
import { usePause } from '../../people/welfare/use-pause'
import { useUser } from '../../settings/user-query'
import { useAnswering, useAnsweringState } from '../answering'
import { releaseLease } from '../release-lease'
import { nextChat } from './conversation-actions'
import { HeldPanel } from './HeldPanel'
import styles from './HeldPanel.module.css'

type Props = { conversation: Conversation; onNext: () => Promise<unknown> }

/**
 * The customer of the conversation in hand is on hold: the text is kept, and the operator goes on. Who has escalated can take a pause of their
 * own choice first.
 */
export function HeldInHand({ conversation, onNext }: Props) {
  const { t } = useTranslation()
  const { store, dispatch } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  const userId = useUser().id
  const pause = usePause()
  const isOwn = conversation.customer.holds.some(
    (hold) => hold.escalation_id !== null && hold.by?.id === userId,
  )
  const next = useMutation({
    mutationFn: async () => {
      const { chat, lease } = store.getState()
      // A hold of the site leaves the lease: without this, the claim would return the same chat.
      if (lease.state.status === 'held') releaseLease(chat.lease.id)
      // Who goes on has chosen no pause.
      if (isOwn) pause.decline.mutate()
      await onNext()
    },
  })
  const action = useAction(nextChat, {
    run: () => {
      dispatch({ type: 'go on' })
      if (!next.isPending) next.mutate()
    },
  })
  return (
    <HeldPanel conversation={conversation} replacesEditor>
      {text && (
        <div className={styles.draft}>
          <h3>{t('lock.draft_kept')}</h3>
          <p dir="auto">{text}</p>
        </div>
      )}
      <div className={styles.actions}>
        <ActionButton action={action} size="big" look="primary" isBusy={next.isPending} />
        {isOwn && <OwnPause pause={pause} />}
        {next.isError && <span role="alert">{failureText(t, t('queue.failed'), next.error)}</span>}
      </div>
    </HeldPanel>
  )
}

function OwnPause({ pause }: { pause: ReturnType<typeof usePause> }) {
  const { t } = useTranslation()
  useOfferedPause()
  return (
    <>
      <PauseChoice pause={pause} size="big" />
      <span className={styles.note}>{t('welfare.note')}</span>
    </>
  )
}
