import { automaticHeader } from '@panel/contract/rules/limits'
import { IconReplace } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../api/call'
import { focusDefault } from '../../ui/actions/move-focus'
import { hideToast, shownToast, showToast } from '../../ui/overlays/toasts'
import { chosenSignals } from '../conversations/signals/signal-choices'
import { addMessages, catchUp, conversationQuery } from '../conversations/thread/conversation-queries'
import { unsavedWords } from '../settings/drafts/unsaved-words'
import { undoTimeOf } from '../settings/undo-time'
import { storeAttachment } from './attachment-storage'
import { changedBySending } from './attachments/attachment'
import { localDraft } from './draft-storage'
import { postLeave } from './leave-call'
import type { Leave, Next } from './machine/calls'
import type { Effect } from './machine/effect'
import type { Event } from './machine/event'
import type { Chat } from './machine/state'
import { releaseLease, releaseOnLeaving } from './release-lease'
import { reportLeft } from './report-left'
import { selectOpenPlaceholder } from './saved-replies/insert-text'
import { markShown, unmarkShown } from './shown-leases'
import { forgetSkipped, rememberSkipped } from './skipped-conversations'
import { sentOfferOf } from './undo/sent-offer'

/** The functions of the page that the effects of a machine use. */
export type EffectContext = {
  client: QueryClient
  editor: () => HTMLTextAreaElement | null
  /** Opens the next conversation after a message was sent, or the chat was left. */
  openNext: (next: Next, isSent: boolean) => void
  ignoreKeys: (isOn: boolean) => void
  awaitSilence: () => void
  /** Reports whether the operator may leave the chat. */
  answer: (id: number, may: boolean) => void
}

/** Performs an effect of the machine. Timers are handled in `runMachine`. */
export function perform(
  effect: Effect,
  chat: Chat,
  context: EffectContext,
  dispatch: (event: Event) => void,
) {
  const { operatorId, conversationId: id, lease } = chat
  const { client } = context
  const failed = (type: 'not sent' | 'not left' | 'not renewed' | 'draft not saved') => (error: unknown) =>
    dispatch({ type, error })
  switch (effect.do) {
    case 'send':
      sentOfferOf(operatorId).write(null)
      return void call('POST /api/conversations/:id/messages', {
        params: { id },
        headers: { 'idempotency-key': effect.key },
        body: { ...effect.body, undo_for: undoTimeOf(operatorId).read() },
      }).then((sent) => dispatch({ type: 'sent', sent }), failed('not sent'))
    case 'leave':
      sentOfferOf(operatorId).write(null)
      return void postLeave(chat, effect.leave, effect.inReplyTo).then(
        ({ next, can_undo: canUndo = false }) => dispatch({ type: 'left', next, canUndo }),
        failed('not left'),
      )
    case 'renew':
      return void call('POST /api/leases/:id/renew', {
        params: { id: lease.id },
        body: { since_input: effect.sinceInput },
      }).then(
        (answer) => dispatch({ type: 'renewed', lease: answer.lease, idleAfter: answer.idle_after * 1_000 }),
        failed('not renewed'),
      )
    case 'save draft':
      return void saveDraft(id, effect).then(
        ({ draft }) => {
          const at = draft ? Date.parse(draft.updated_at) : null
          if (!effect.isPageClosing) dispatch({ type: 'draft saved', at })
        },
        (error: unknown) => {
          if (!effect.isPageClosing) dispatch({ type: 'draft not saved', error })
        },
      )
    case 'store draft':
      return void localDraft(operatorId, id).write(effect.draft)
    case 'update stored draft': {
      const stored = localDraft(operatorId, id).read()
      if (!stored || stored.text === effect.draft.text) localDraft(operatorId, id).write(effect.draft)
      return
    }
    case 'store attachment':
      return storeAttachment(operatorId, id, effect.attachment)
    case 'report replaced':
      return showToast({ icon: IconReplace, text: i18next.t(`attachment.replaces.${effect.by}`) })
    case 'mark shown':
      return markShown(lease)
    case 'unmark shown':
      return unmarkShown(lease.id)
    case 'give back':
      if (effect.isPageLeaving) return releaseOnLeaving(effect.leaseId, effect.hasUnsent ?? false)
      return releaseLease(effect.leaseId)
    case 'remember skipped':
      return rememberSkipped(operatorId, id)
    case 'forget skipped':
      return forgetSkipped(operatorId, id)
    case 'catch up':
      return catchUp(client, id)
    case 'add messages':
      return addMessages(client, id, effect.messages)
    case 'offer undo':
      return offerUndo(chat, context.client, effect)
    case 'refresh attachments':
      for (const queryKey of changedBySending(effect.message, id)) void client.invalidateQueries({ queryKey })
      return
    case 'focus':
      if (effect.on === 'editor') context.editor()?.focus()
      else if (effect.on === 'default' || !selectOpenPlaceholder(context.editor())) focusDefault()
      return
    case 'open next':
      return context.openNext(effect.next, effect.isSent)
    case 'report left':
      if (hasWords(effect.leave.kind)) unsavedWords(effect.leave.kind)(operatorId, id).remove()
      return reportLeft(chat, client, effect)
    case 'warn':
      return void warn(chat, effect.expiresAt).catch(() => {})
    case 'answer':
      return context.answer(effect.id, effect.may)
    case 'ignore keys':
      return context.ignoreKeys(effect.isOn)
    case 'await silence':
      return context.awaitSilence()
    default:
  }
}

const hasWords = (kind: Leave['kind']) => kind === 'skip' || kind === 'ignore' || kind === 'handover'

function offerUndo(
  { operatorId, conversationId }: Chat,
  client: QueryClient,
  { sent, attachment }: Extract<Effect, { do: 'offer undo' }>,
) {
  const seconds = undoTimeOf(operatorId).read()
  // The last act is the one that can be undone.
  const former = shownToast()
  if (former?.action?.isUndo) hideToast(former)
  sentOfferOf(operatorId).write({
    messageId: sent.message.id,
    conversationId,
    customer:
      client.getQueryData(conversationQuery(conversationId).queryKey)?.conversation.customer.name ?? '',
    next: sent.next?.conversation?.customer.name ?? null,
    attachment,
    seconds,
    until: Date.now() + seconds * 1_000,
  })
}

/** A retry of a save must not extend the operator's session. */
const saveDraft = (id: number, { text, isTyped, isPageClosing }: Extract<Effect, { do: 'save draft' }>) =>
  call('PUT /api/conversations/:id/draft', {
    params: { id },
    body: { text },
    keepalive: isPageClosing,
    ...(isTyped ? {} : { headers: { [automaticHeader]: '1' } }),
  })

async function warn({ lease, conversationId }: Chat, expiresAt: number) {
  if (chosenSignals().length === 0) return
  const { giveSignals } = await import('../conversations/signals/give-signals')
  const texts = {
    title: i18next.t('still_there.title'),
    body: i18next.t('signals.goes_back', { number: conversationId }),
  }
  await giveSignals({ id: `idle-${lease.id}-${expiresAt}`, conversationId }, texts)
}
