import type { Conversation } from '@panel/contract'
import type { QueueName } from '@panel/contract/enumerations'
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
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Keys } from '../../ui/Keys'
import { Notice } from '../../ui/Notice'
import { useHoldName } from './hold-name'
import type { Refusal } from './refusal'
import { SlowNotice } from './SlowNotice'
import type { useSending } from './use-sending'
import { WaitingNotice } from './WaitingNotice'

type Props = {
  conversation: Conversation
  sending: ReturnType<typeof useSending>
  queue: QueueName
  editor: RefObject<HTMLTextAreaElement | null>
}

/** Above the editor: why the text was not sent, or what to know before sending. */
export function SendingNotice({ conversation, sending, queue, editor }: Props) {
  const { t } = useTranslation()
  const state = sending.sending
  if (state.phase === 'sending') return <SlowNotice />
  if (state.phase === 'waiting') return <WaitingNotice waiting={state.waiting} onTryNow={sending.tryNow} />
  if (state.phase === 'refused' && state.refusal.kind === 'newer_message') {
    const text = state.refusal.messages.at(-1)?.text ?? ''
    return (
      <Notice
        tone="info"
        icon={IconMessage2Plus}
        role="alert"
        actions={
          <>
            <Button size="small" aria-keyshortcuts="/" onClick={() => editor.current?.focus()}>
              {t('refusal.edit')}
              <Keys keys="/" />
            </Button>
            <Button size="small" onClick={() => void sending.send(queue)}>
              {t('refusal.send_anyway')}
              <Keys keys="mod+enter" />
            </Button>
          </>
        }
      >
        {t('refusal.newer_message', { name: conversation.customer.name, text: shorten(text) })}
      </Notice>
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

/** Losing the lease has a view of its own, and a newer message its own notice. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation()
  const holdName = useHoldName()
  if (refusal.kind === 'lease_lost' || refusal.kind === 'newer_message') return null
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
