import { IconEyeOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { HomeLink } from '../../../ui/actions/HomeLink'
import { useLazyPart } from '../../../ui/lazy-part'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { PageHead } from '../../../ui/PageHead'
import { CustomerPanel } from '../../conversations/customers/CustomerPanel'
import {
  catchUp,
  conversationQuery,
  type Held,
  threadQuery,
} from '../../conversations/thread/conversation-queries'
import { jumpTo } from '../../conversations/thread/jump-to-message'
import { BackLink } from '../../settings/pages/BackLink'
import { conversationSearchIn } from '../../settings/pages/origin'
import { useUser } from '../../settings/user-query'
import { useLive, useWatch } from '../live/live'
import { throttle } from '../live/throttle'
import { queueAddress, queueFor } from '../queue/queue-links'
import { stoppingHold } from '../stopping-hold'
import { AnsweringPanel } from './AnsweringPanel'
import { ConversationLayout } from './ConversationLayout'
import { ConversationLoading } from './ConversationLoading'
import { CustomerStrip } from './CustomerStrip'
import { numberIn } from './conversation-number'
import { escalatePart } from './escalate-part'
import { HandoverNotice } from './HandoverNotice'
import { ProfilePanel } from './ProfilePanel'
import { ReadingPanel } from './ReadingPanel'
import { ThreadPanel } from './ThreadPanel'

/** The queues change many times a second when they are busy. */
const minRefreshInterval = 3_000

/** One conversation: read-only, until an operator with the right takes it. */
export function ConversationPage() {
  const { t } = useTranslation()
  const params = useParams({ from: '/conversations/$id' })
  // The router also keeps parameters that the route does not validate.
  const { from, message } = conversationSearchIn(useSearch({ from: '/conversations/$id' }))
  const id = numberIn(params.id)
  const back = <BackLink from={from} />
  if (id === null)
    return (
      <>
        <PageHead title={t('conversation.title')} back={back} />
        <NotFound />
      </>
    )
  return (
    <>
      <PageHead title={t('conversation.title')} id={id} back={back} />
      <ReadOrAnswer key={id} id={id} messageId={message} />
    </>
  )
}

/** The conversation is read-only until the operator takes it, and is then answered on this page. */
function ReadOrAnswer({ id, messageId }: { id: number; messageId: number | undefined }) {
  const [taken, setTaken] = useState<Held | null>(null)
  const navigate = useNavigate()
  const { message_types } = useUser()
  if (!taken) return <Reading id={id} messageId={messageId} onTaken={setTaken} />
  // The next conversation is already in hand: the page of the queue claims, and gets the same one.
  const toQueue = () => navigate(queueAddress[queueFor(message_types)])
  return (
    <AnsweringPanel
      claimed={taken}
      opening="requested"
      queue={queueFor(message_types)}
      onLeft={() => void toQueue()}
      onNext={toQueue}
    />
  )
}

type ReadingProps = { id: number; messageId: number | undefined; onTaken: (taken: Held) => void }

function Reading({ id, messageId, onTaken }: ReadingProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({ ...conversationQuery(id), refetchOnMount: 'always' })
  // Without a known thread, its messages come with the conversation.
  const thread = useQuery({
    ...threadQuery(id),
    refetchOnMount: 'always',
    enabled: ({ state }) => query.data !== undefined || state.data !== undefined,
  })
  const part = useLazyPart(escalatePart)
  useWatch(id)
  // A claim causes only a hint about the queue. The claimed conversation can be this one.
  const [refreshAnswering] = useState(() =>
    throttle(
      () => void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
      minRefreshInterval,
    ),
  )
  useLive((event) => {
    if (event.topic === 'queue') refreshAnswering()
    if (event.topic === 'ready' || (event.topic === 'conversation' && event.id === id)) catchUp(client, id)
  })

  const isShown = query.data !== undefined && thread.data !== undefined
  useEffect(() => {
    if (isShown && messageId !== undefined) jumpTo({ conversationId: id, messageId })
  }, [isShown, id, messageId])

  if (!query.data && query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  if (!query.data && query.error)
    return (
      <FailedPanel
        title={t('conversation.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return <ConversationLoading />
  const { conversation, lease } = query.data
  const isHeld = stoppingHold(conversation.customer) !== undefined
  return (
    <ConversationLayout
      conversationId={conversation.id}
      customerName={conversation.customer.name}
      strip={<CustomerStrip conversation={conversation} />}
      customer={(show) => <CustomerPanel conversation={conversation} onShow={show} />}
      chat={
        <ThreadPanel conversation={conversation} thread={thread} isInHand={lease !== null}>
          <HandoverNotice conversation={conversation} />
          <ReadingPanel conversation={conversation} isMine={lease !== null} onTaken={onTaken} />
        </ThreadPanel>
      }
      profile={
        <ProfilePanel conversation={conversation} ask={null}>
          {isHeld && part && <part.HeldLease conversation={conversation} />}
        </ProfilePanel>
      }
    />
  )
}

function NotFound() {
  const { t } = useTranslation()
  return <EmptyPanel icon={IconEyeOff} title={t('conversation.not_found')} actions={<HomeLink />} />
}
