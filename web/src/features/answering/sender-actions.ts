import type { QueueName } from '@panel/contract/rules/enumerations'
import { IconArrowBackUp, IconSend, IconSlash, IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../ui/actions/actions'
import type { Attachment } from './attachments/attachment'

export type SenderTarget = {
  queue: QueueName
  isBusy: boolean
  /** The chat is already answered, so the next message is an extra reply. */
  isExtra: boolean
  /** False while the operator cannot have read the stored draft or the question. */
  isSeen: () => boolean
  /** Sends the text. With `next`: goes on to the next chat of that queue. */
  send: (next?: QueueName) => void
}

export const beingSent = (t: TFunction, { isBusy }: { isBusy: boolean }) => isBusy && t('sender.being_sent')

/** Prevents a second message when the key is pressed twice. */
const isKeyMeant = ({ isBusy, isSeen }: SenderTarget) => !isBusy && isSeen()

export const sendAndNext = action<SenderTarget>({
  id: 'send and next',
  group: 'chat',
  key: 'mod+enter',
  icon: IconSend,
  title: (t, { isExtra }) => t(isExtra ? 'sender.send_extra_and_next' : 'sender.send_and_next'),
  blocked: beingSent,
  isKeyMeant,
  run: ({ send, queue }) => send(queue),
})

export const sendAndStay = action<SenderTarget>({
  id: 'send',
  group: 'chat',
  key: 'mod+shift+enter',
  icon: IconSend,
  title: (t, { isExtra }) => t(isExtra ? 'commands.send_extra_and_stay' : 'commands.send_and_stay'),
  blocked: beingSent,
  isKeyMeant,
  run: ({ send }) => send(),
})

export const findSavedReply = action<{ isBusy: boolean; openReplies: () => void }>({
  id: 'find a saved reply',
  group: 'chat',
  icon: IconSlash,
  title: (t) => t('saved_replies.find'),
  blocked: beingSent,
  run: ({ openReplies }) => openReplies(),
})

export const backToEditor = action<() => void>({
  id: 'back to the editor',
  group: 'chat',
  key: '/',
  icon: IconArrowBackUp,
  title: (t) => t('commands.to_editor'),
  run: (focus) => focus(),
})

/** The editor handles Escape itself, after the list of saved replies and a question. */
export const leaveEditor = action({
  id: 'leave the editor',
  group: 'chat',
  key: 'esc',
  title: (t) => t('commands.leave_editor'),
})

export const removeAttachment = action<{ kind: Attachment['kind']; remove: () => void }>({
  id: 'remove attachment',
  group: 'chat',
  icon: IconX,
  title: (t, { kind }) => t(`attachment.remove.${kind}`),
  run: ({ remove }) => remove(),
})
