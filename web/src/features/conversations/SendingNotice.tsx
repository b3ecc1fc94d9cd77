import type { Conversation } from '@panel/contract'
import { holdKinds, type QueueName } from '@panel/contract/enumerations'
import {
  IconAlertCircle,
  IconHandStop,
  IconMessage2Plus,
  IconMessageOff,
  IconShieldQuestion,
} from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Keys } from '../../ui/Keys'
import { Notice } from '../../ui/Notice'
import type { Refusal } from './refusal'
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
  held: IconHandStop,
  already_answered: IconMessage2Plus,
  not_allowed: IconHandStop,
  failed: IconAlertCircle,
}

/** Losing the lease has a view of its own, and a newer message its own notice. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation()
  if (refusal.kind === 'lease_lost' || refusal.kind === 'newer_message') return null
  const told = () => {
    switch (refusal.kind) {
      case 'held': {
        const kind = holdKinds.find((candidate) => candidate === refusal.hold)
        return t('refusal.held', { why: kind ? t(`hold.${kind}`) : refusal.hold })
      }
      case 'failed':
        return `${t('refusal.failed')} ${refusal.requestId ? t('error.support', { id: refusal.requestId }) : ''}`
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
