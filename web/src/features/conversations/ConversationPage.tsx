import { IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { BackLabel, backClass, PageHead } from '../../ui/PageHead'
import { useLive, useWatch } from '../live/live'
import { throttle } from '../live/throttle'
import { ConversationLayout } from './ConversationLayout'
import { ConversationLoading } from './ConversationLoading'
import { CustomerFacts } from './CustomerFacts'
import { CustomerStrip } from './CustomerStrip'
import { catchUp, conversationQuery, threadQuery } from './conversation-queries'
import { ProfilePanel } from './ProfilePanel'
import { ReadingPanel } from './ReadingPanel'
import { ThreadPanel } from './ThreadPanel'

/** Queues change many times a second when it is busy. */
const lookAtMostEvery = 3_000

/** Reading a conversation; this never claims it. */
export function ConversationPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/conversations/$id' })
  const back = (
    <Link to="/" className={backClass}>
      <BackLabel>{t('place.main_panel')}</BackLabel>
    </Link>
  )
  if (!/^[1-9]\d{0,14}$/.test(id))
    return (
      <>
        <PageHead title={t('conversation.title')} back={back} />
        <EmptyPanel icon={IconEye} title={t('conversation.not_found')} />
      </>
    )
  return (
    <>
      <PageHead title={t('conversation.title')} id={Number(id)} back={back} />
      <Reading key={id} id={Number(id)} />
    </>
  )
}

function Reading({ id }: { id: number }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({ ...conversationQuery(id), refetchOnMount: 'always' })
  const thread = useQuery({ ...threadQuery(id), refetchOnMount: 'always' })
  useWatch(id)
  // A claim is told as a change of the queue: it may be this conversation that is being answered now.
  const [lookWhoAnswers] = useState(() =>
    throttle(
      () => void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
      lookAtMostEvery,
    ),
  )
  useLive((event) => {
    if (event.topic === 'queue') lookWhoAnswers()
    if (event.topic === 'ready' || (event.topic === 'conversation' && event.id === id)) catchUp(client, id)
  })

  if (!query.data && query.error instanceof ApiError && query.error.status === 404)
    return <EmptyPanel icon={IconEye} title={t('conversation.not_found')} />
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
  return (
    <ConversationLayout
      customerName={conversation.customer.name}
      strip={<CustomerStrip conversation={conversation} />}
      customer={<CustomerFacts conversation={conversation} />}
      chat={
        <ThreadPanel conversation={conversation} thread={thread}>
          <ReadingPanel conversation={conversation} isMine={lease !== null} />
        </ThreadPanel>
      }
      profile={<ProfilePanel conversation={conversation}>{null}</ProfilePanel>}
    />
  )
}
