import type { Conversation, Message } from '@panel/contract'
import {
  IconAlertCircle,
  IconBraces,
  IconGift,
  IconHandStop,
  IconMessage2Plus,
  IconMessageOff,
  IconPhotoOff,
  IconShieldQuestion,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'
import { AskNotice } from './AskNotice'
import { threadQuery } from './conversation-queries'
import { useHoldName } from './hold-name'
import { excerptOf } from './message-excerpt'
import type { Refusal } from './refusal'
import { SlowNotice } from './SlowNotice'
import { messageIn } from './thread'
import type { useSending } from './use-sending'
import { WaitingNotice } from './WaitingNotice'

type Props = {
  conversation: Conversation
  sending: ReturnType<typeof useSending>
  editor: RefObject<HTMLTextAreaElement | null>
}

/** Above the editor: why the text was not sent, or what to know before sending. */
export function SendingNotice({ conversation, sending, editor }: Props) {
  const { t } = useTranslation()
  const state = sending.sending
  const { data: thread } = useQuery({ ...threadQuery(conversation.id), enabled: false })
  if (state.phase === 'sending') return <SlowNotice />
  if (state.phase === 'waiting') return <WaitingNotice waiting={state.waiting} onTryNow={sending.tryNow} />
  const asked = state.phase === 'refused' && questionOf(state.refusal)
  // As it is now: it may have been deleted since it was told of.
  const excerpt = (message: Message) => shorten(excerptOf(t, messageIn(thread, message.id) ?? message))
  if (asked) {
    const { question, message, values, confirm } = asked
    return (
      <AskNotice
        confirm={t(confirm)}
        stays={state.next === undefined}
        onConfirm={() => void sending.send(state.next)}
        editor={editor}
      >
        {t(question, {
          name: conversation.customer.name,
          ...values,
          ...(message && { text: excerpt(message) }),
        })}
      </AskNotice>
    )
  }
  if (state.phase === 'refused') return <RefusalNotice refusal={state.refusal} />
  if (conversation.customer.holds.some(({ kind }) => kind === 'asked_if_real'))
    return (
      <Notice tone="warn" icon={IconShieldQuestion} role="status">
        {t('refusal.fictional')}
      </Notice>
    )
  return null
}

const icons = {
  empty: IconMessageOff,
  too_long: IconMessageOff,
  open_placeholder: IconBraces,
  held: IconHandStop,
  poke_limit: IconHandStop,
  already_answered: IconMessage2Plus,
  not_allowed: IconHandStop,
  photo_gone: IconPhotoOff,
  gift_gone: IconGift,
  failed: IconAlertCircle,
}

/** What is asked before a text is sent as it is, and the button that does so. Null when the refusal is told, not asked. */
function questionOf(refusal: Refusal) {
  switch (refusal.kind) {
    case 'newer_message': {
      const message = refusal.messages.at(-1)
      return message?.direction === 'out'
        ? ({ question: 'refusal.answered_elsewhere', message, confirm: 'refusal.send_as_extra' } as const)
        : null
    }
    case 'extra_limit': {
      const values = { limit: refusal.limit }
      return { question: 'refusal.extra_limit', values, confirm: 'refusal.send_one_more' } as const
    }
    default:
      return null
  }
}

/** Losing the lease has a view of its own, and what is asked a notice of its own. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation()
  const holdName = useHoldName()
  if (refusal.kind === 'lease_lost' || refusal.kind === 'newer_message' || refusal.kind === 'extra_limit')
    return null
  const told = () => {
    switch (refusal.kind) {
      case 'held':
        return t('refusal.held', { why: holdName(refusal.hold) })
      case 'failed':
        return `${t('refusal.failed')} ${refusal.requestId ? t('error.support', { id: refusal.requestId }) : ''}`
      case 'not_allowed':
        return t(refusal.work ? `refusal.not_allowed_${refusal.work}` : 'refusal.not_allowed')
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
  return (
    <Notice tone="bad" icon={icons[refusal.kind]} role="alert">
      {told()}
    </Notice>
  )
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
