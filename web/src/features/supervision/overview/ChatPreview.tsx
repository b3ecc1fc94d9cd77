import type { Conversation, ListedConversation } from '@panel/contract'
import { latenessOf } from '@panel/contract/rules/lateness'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { showNearest } from '../../../ui/actions/move-focus'
import { Chip } from '../../../ui/Chip'
import { ListPreview } from '../../../ui/lists/ListPreview'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ChatNames } from '../../../ui/words/ChatNames'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import { conversationQuery, threadQuery } from '../../conversations/thread/conversation-queries'
import { Excerpt } from '../../conversations/thread/Excerpt'
import { DisclosureChip } from '../../safety/disclosures/DisclosureChip'
import { useUser } from '../../settings/user-query'
import styles from './ChatPreview.module.css'

type Props = {
  id: number
  /** Undefined when the chat is no longer listed. */
  row: ListedConversation | undefined
  open: OfferedAction
  onClose: () => void
}

/** More than a screenful. */
const shownMessages = 20

/** A chat of the list to read beside it: its latest messages, and what the columns had that it covers. It claims nothing. */
export function ChatPreview({ id, row, open, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery(conversationQuery(id))
  const conversation = read.data?.conversation
  const thread = useQuery({ ...threadQuery(id), enabled: conversation !== undefined }).data
  const messages = thread?.pages
    .flat()
    .slice(-shownMessages)
    .map((message) => ({ message }))
  const names = conversation ?? row
  return (
    <ListPreview
      title={names && <ChatNames customer={names.customer} profile={names.profile} id={id} />}
      facts={conversation && <Facts conversation={conversation} row={row} />}
      isBusy={false}
      onClose={onClose}
      foot={
        <>
          <span className={styles.note}>{t('overview_page.claims_nothing')}</span>
          <ActionButton action={open} size="small" hasNoIcon />
        </>
      }
    >
      {conversation && messages && (
        <Excerpt
          key={id}
          label={t('overview_page.latest')}
          language={conversation.language}
          messages={messages}
          list={showLast}
        />
      )}
      <NotLoaded query={read} failed={t('overview_page.preview_failed')} />
    </ListPreview>
  )
}

const showLast = (list: HTMLElement | null) =>
  showNearest(list?.querySelector<HTMLElement>(':scope > :last-child') ?? null)

type FactsProps = { conversation: Conversation; row: ListedConversation | undefined }

function Facts({ conversation, row }: FactsProps) {
  const { t } = useTranslation()
  const { customer } = conversation
  return (
    <div className={styles.facts}>
      <Chip tone={customer.member_type === 'premium' ? 'ink' : undefined}>
        {t(`member_type.${customer.member_type}`)}
      </Chip>
      <DisclosureChip conversation={conversation} />
      {row && (
        <>
          <Chip>
            {row.language},{' '}
            {t('overview_page.pokes_of', { count: row.poke_count, number: formatNumber(row.poke_count) })}
          </Chip>
          <Chip>
            {t('overview_page.operators_of', {
              count: row.operator_count,
              number: formatNumber(row.operator_count),
            })}
            {row.oldest_message_at &&
              `, ${t('overview_page.since', { date: formatDate(row.oldest_message_at, 'dateOnly') })}`}
          </Chip>
          {row.waiting_since && <Waits since={row.waiting_since} />}
        </>
      )}
    </div>
  )
}

function Waits({ since }: { since: string }) {
  const { t } = useTranslation()
  const now = useNow()
  const duration = useDuration()
  const lateness = latenessOf(since, now, useUser().late_minutes.chat)
  const tone = lateness === 'red' ? 'bad' : lateness === 'amber' ? 'warn' : undefined
  return (
    <Chip {...(tone && { tone })}>
      <IconClock size={14} stroke={1.75} aria-hidden="true" />
      {t('overview_page.waits', { time: duration(now - Date.parse(since)) })}
    </Chip>
  )
}
