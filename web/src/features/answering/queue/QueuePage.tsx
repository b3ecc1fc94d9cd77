import type { QueueName } from '@panel/contract/rules/enumerations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { PageHead } from '../../../ui/PageHead'
import text from '../../../ui/text.module.css'
import { type Held, seedConversation } from '../../conversations/thread/conversation-queries'
import { BackLink } from '../../settings/pages/BackLink'
import { useUser } from '../../settings/user-query'
import { isBreakJustOver } from '../away/break-over'
import { AnsweringPanel } from '../conversation/AnsweringPanel'
import { ConversationLoading } from '../conversation/ConversationLoading'
import type { Next } from '../machine/calls'
import type { Opening } from '../machine/opening'
import { releaseLease } from '../release-lease'
import { type SentOffer, sentOfferOf } from '../undo/sent-offer'
import { claimQuery, isHeld, isPresent, notClaimed, showBreakFromElsewhere } from './claim'

/** Loaded after the first conversation, so that it is there when the queue is empty. */
const empty = lazyPart(() => import('./EmptyQueuePanel'), 'idle')

export function ReplyQueuePage() {
  const { smart } = useSearch({ from: '/queue' })
  const queue = smart ? 'smart' : 'reply'
  return <QueuePage key={queue} queue={queue} />
}

export function PokeQueuePage() {
  return <QueuePage queue="poke" />
}

/** Claims a conversation when the page opens. The response to a sent message contains the next one. */
function QueuePage({ queue }: { queue: QueueName }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const claim = useQuery(claimQuery(queue))
  const held = claim.data && isHeld(claim.data) ? claim.data : null
  const panel = useLazyPart(empty, claim.data !== undefined && !held)

  const [first] = useState<Opening>(() => (isBreakJustOver() ? 'automatic' : 'requested'))
  const opening = useRef(first)
  const claimAgain = (how: Opening) => {
    opening.current = how
    return claim.refetch({ throwOnError: how === 'next' })
  }

  const sentOffer = sentOfferOf(useUser().id)
  const [spoken, setSpoken] = useState('')
  const showNext = (next: Next, isSent: boolean) => {
    setSpoken(isSent && held && next && isHeld(next) ? spokenNext(t, held, next, sentOffer.read()) : '')
    if (!next) return void claimAgain('next').catch(() => {})
    opening.current = 'next'
    // The request can have taken so long that the operator has left.
    const isUnattended = isHeld(next) && !isPresent()
    if (isUnattended) releaseLease(next.lease.id)
    else if (isHeld(next)) seedConversation(client, next)
    else showBreakFromElsewhere(client, next)
    client.setQueryData(claimQuery(queue).queryKey, isUnattended ? notClaimed : next)
  }

  return (
    <>
      <PageHead title={t(`queue.title.${queue}`)} id={held?.conversation.id} back={<BackLink />} />
      {/* A screen reader only announces changes in a region that existed before. */}
      <span className={text.hidden} role="status">
        {spoken}
      </span>
      {claim.isPending && <ConversationLoading />}
      {claim.isError && !claim.data && (
        <FailedPanel title={t('queue.failed')} error={claim.error} onRetry={() => void claim.refetch()} />
      )}
      {held && (
        <AnsweringPanel
          key={held.lease.id}
          claimed={held}
          opening={opening.current}
          queue={queue}
          onLeft={showNext}
          onNext={() => claimAgain('next')}
        />
      )}
      {panel && claim.data && !isHeld(claim.data) && (
        <panel.EmptyQueuePanel
          queue={queue}
          why={claim.data.why}
          onClaimAgain={(how) => void claimAgain(how)}
        />
      )}
    </>
  )
}

/** To whom the answer went, how it is undone, who is next, and what they wrote last. */
function spokenNext(t: TFunction, sent: Held, next: Held, undo: SentOffer | null): string {
  const names = { name: sent.conversation.customer.name, next: next.conversation.customer.name }
  const newest = next.messages.findLast(({ direction }) => direction === 'in')
  return [`${t('sender.sent_next', names)}.`, undo && t('undo.spoken', undo), newest?.text]
    .filter(Boolean)
    .join(' ')
}
