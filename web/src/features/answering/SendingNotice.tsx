import type { Message } from '@panel/contract'
import { shortened } from '@panel/contract/rules/cut'
import {
  IconAlertCircle,
  IconBraces,
  IconHandStop,
  IconMessage2Plus,
  IconMessageOff,
  IconPlugConnectedX,
  IconShieldQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/overlays/Notice'
import { formatNumber } from '../../ui/words/dates'
import { excerptOf } from '../conversations/thread/message-excerpt'
import { messageIn } from '../conversations/thread/thread'
import { useAnswering, useAnsweringState } from './answering'
import { definitionOf } from './attachments/attachment'
import { checkPart } from './check-part'
import { useHoldName } from './hold-name'
import { isFromCustomer, isQuestion, type Question, type Refusal } from './refusal'
import { SlowNotice } from './SlowNotice'
import { WaitingNotice } from './WaitingNotice'

/** Above the editor: why the text was not sent, or a warning before it is sent. */
export function SendingNotice() {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const state = useAnsweringState(({ sending }) => sending)
  const { customer, questions, inquiry } = useAnsweringState(({ conversation }) => conversation)
  const thread = useAnsweringState((now) => now.thread)
  const refusal = state.phase === 'refused' ? state.refusal : null
  const checked = refusal?.kind === 'text_warned' || refusal?.kind === 'text_blocked' ? refusal : null
  const check = useLazyPart(checkPart, checked !== null)
  if (state.phase === 'sending') return state.isSlow && <SlowNotice />
  if (state.phase === 'waiting')
    return <WaitingNotice waiting={state.waiting} onTryNow={() => dispatch({ type: 'try now' })} />
  // In its current version: it may have been deleted since the refusal.
  const excerpt = (message: Message) => shortened(excerptOf(t, messageIn(thread, message.id) ?? message), 160)
  const shownQuestion = state.phase === 'refused' && isQuestion(state.refusal) && questionOf(state.refusal)
  if (checked)
    return check && <check.CheckNotice found={checked.found} isBlocked={checked.kind === 'text_blocked'} />
  if (shownQuestion)
    return (
      <Notice tone="accent" icon={IconMessage2Plus} role="alert">
        {t(shownQuestion.question, {
          name: customer.name,
          limit: shownQuestion.limit,
          ...(shownQuestion.message && { text: excerpt(shownQuestion.message) }),
        })}
      </Notice>
    )
  if (state.phase === 'refused') return <RefusalNotice refusal={state.refusal} />
  // While an inquiry is open, its panel says so; what is only likely is asked elsewhere.
  const isAsking = questions.some(({ certainty }) => certainty === 'certain')
  if ((isAsking && !inquiry) || customer.holds.some(({ kind }) => kind === 'asked_if_real'))
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
  length_short: IconMessageOff,
  length_long: IconMessageOff,
  open_placeholder: IconBraces,
  held: IconHandStop,
  poke_limit: IconHandStop,
  true_answer_due: IconHandStop,
  already_answered: IconMessage2Plus,
  changed: IconPlugConnectedX,
  not_allowed: IconHandStop,
  failed: IconAlertCircle,
}

/** The question to show above the editor; null for a question that `NewerQuestion` shows. */
function questionOf(question: Question) {
  if (question.kind === 'text_warned') return null
  if (question.kind === 'confirm_true')
    return { question: 'inquiry.confirm', limit: undefined, message: undefined } as const
  if (question.kind === 'extra_limit')
    return { question: 'refusal.extra_limit', limit: question.limit, message: undefined } as const
  if (isFromCustomer(question.messages)) return null
  return {
    question: 'refusal.answered_elsewhere',
    limit: undefined,
    message: question.messages.at(-1),
  } as const
}

/** The reason of a refusal. A lost lease and questions are shown elsewhere. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation()
  const holdName = useHoldName()
  const name = useAnsweringState(({ conversation }) => conversation.customer.name)
  if (refusal.kind === 'lease_lost' || refusal.kind === 'text_blocked' || isQuestion(refusal)) return null
  const text = () => {
    switch (refusal.kind) {
      case 'held':
        return t('refusal.held', { why: holdName(refusal.hold) })
      case 'true_answer_due':
        return t(`inquiry.refused.${refusal.why}`, { name })
      case 'length_short':
      case 'length_long':
        return t(`refusal.${refusal.kind}`, { number: formatNumber(refusal.limit) })
      case 'failed':
        return `${t('refusal.failed')} ${refusal.requestId ? t('error.support', { id: refusal.requestId }) : ''}`
      case 'not_allowed':
        return t(refusal.work ? `refusal.not_allowed_${refusal.work}` : 'refusal.not_allowed')
      case 'attachment_gone':
        return t(`refusal.${refusal.attachment}_gone`)
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
  const icon =
    refusal.kind === 'attachment_gone'
      ? definitionOf(refusal.attachment).unavailable.icon
      : icons[refusal.kind]
  return (
    <Notice tone="bad" icon={icon} role="alert">
      {text()}
    </Notice>
  )
}
