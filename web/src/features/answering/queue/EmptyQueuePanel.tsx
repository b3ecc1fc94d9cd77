import type { EmptyReason, QueueName } from '@panel/contract/rules/enumerations'
import { IconMoodCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { buttonClass } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { useFocusFallback } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { Badge } from '../../../ui/Badge'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { withAdministrationTexts } from '../../../ui/words/with-administration-texts'
import { userQuery, useUser, useUserRefreshedAt } from '../../settings/user-query'
import { AwayButton } from '../away/AwayButton'
import { RestButton } from '../away/RestButton'
import { useLive } from '../live/live'
import { throttle } from '../live/throttle'
import { SendUndo } from '../undo/SendUndo'
import { AccountHint } from './AccountHint'
import { ChatWaitsPanel } from './ChatWaitsPanel'
import { claimAgain } from './queue-actions'
import { queueAddress, queueLinks, waitingIn } from './queue-links'

const asked = lazyPart(() => withAdministrationTexts(() => import('./FeedbackAskedPanel')))

/** Milliseconds until the next check without a hint. */
const fallback = 15_000
/** Hints come in bursts, and to everybody who waits. */
const minRefreshInterval = 1_500

type Props = {
  queue: QueueName
  why: EmptyReason[]
  /** `requested`: the operator asked for it. `automatic`: a conversation waits. */
  onClaimAgain: (how: 'requested' | 'automatic') => void
}

/**
 * Shown when no conversation was claimed, with the reasons. Claims again automatically when a conversation arrives and the operator gave
 * input a moment ago. Otherwise `ChatWaitsPanel` is shown until the operator opens the conversation.
 */
export function EmptyQueuePanel({ queue, why, onClaimAgain }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useUser()
  const others = queueLinks(user).filter((link) => link.queue !== queue)
  const waiting = waitingIn(queue, user)
  const checkedAt = useUserRefreshedAt()
  const claimAgainNow = useEffectEvent(onClaimAgain)
  // A claim extends the session, so without input only the counts are checked.
  const [refreshCounts] = useState(() =>
    throttle(() => void client.invalidateQueries({ queryKey: userQuery.queryKey }), minRefreshInterval),
  )

  useLive(({ topic }) => {
    if (topic === 'queue') refreshCounts()
  })
  useQuery({
    ...userQuery,
    refetchOnMount: false,
    refetchInterval: fallback,
    refetchIntervalInBackground: true,
    notifyOnChangeProps: [],
  })
  // Nothing was claimed, because there was no input. The operator opens the chat; a movement of the pointer does not.
  const waitsForOperator = why.length === 0 && waiting > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every check of the queue, also when the count has not changed
  useEffect(() => {
    if (waiting > 0 && !waitsForOperator) claimAgainNow('automatic')
  }, [waiting, checkedAt])

  const isAsked = why.some((reason) => reason === 'feedback' || reason === 'feedback_again')
  const feedback = useLazyPart(asked, isAsked)
  useFocusFallback()
  const again = useAction(claimAgain, { claim: () => onClaimAgain('requested') })
  if (why.includes('last_chat')) return <Navigate to="/mine/receipts" replace />
  if (waitsForOperator) return <ChatWaitsPanel queue={queue} onOpen={() => onClaimAgain('requested')} />
  if (isAsked)
    return (
      feedback && (
        <feedback.FeedbackAskedPanel
          mayPutOff={why.includes('feedback')}
          onPutOff={() => onClaimAgain('requested')}
        />
      )
    )
  return (
    <EmptyPanel
      icon={IconMoodCheck}
      title={t('nothing.title')}
      actions={
        <>
          <ActionButton action={again} hasNoIcon />
          {others.map((link) => (
            <Link key={link.queue} {...queueAddress[link.queue]} className={buttonClass({})}>
              {t(`open_queue.${link.queue}`)}
              {link.count !== null && <Badge count={link.count} />}
              <Keys keys={link.key} />
            </Link>
          ))}
          <RestButton />
          <AwayButton />
        </>
      }
    >
      {why.map((reason) =>
        reason === 'feedback' || reason === 'feedback_again' ? null : (
          <p key={reason}>
            {reason === 'no_language' ? <AccountHint lacks="language" /> : t(`nothing.why.${reason}`)}
          </p>
        ),
      )}
      <p role="status">{t('nothing.goes_on')}</p>
      <SendUndo />
    </EmptyPanel>
  )
}
