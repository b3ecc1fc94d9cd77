import type { Message } from '@panel/contract'
import { mayDeleteMessage, mayMarkMessage } from '@panel/contract/rules/rights'
import {
  IconBookmark,
  IconCopy,
  IconDotsVertical,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconPhoto,
  IconPhotoOff,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type Action, action } from '../../../ui/actions/actions'
import { requestFact } from './fact-requests'
import { coverPhotoOf, showPhoto } from './shown-photos'
import type { Viewer } from './viewer'

export type MessageTarget = {
  /** Undefined while no message has the cursor. */
  message: Message | undefined
  /** This operator has the conversation in hand. */
  isInHand: boolean
  user: { id: number; scope: readonly string[] }
  viewer: Viewer
}

type MessageAction = Omit<Action<MessageTarget>, 'group' | 'run' | 'blocked'> & {
  blocked?: (t: TFunction, target: MessageTarget & { message: Message }) => string | false
  run: (message: Message, viewer: Viewer) => void
}

/**
 * An action on a message: at the cursor, from the menu of the message, or from the palette for the message that had the cursor.
 */
const messageAction = ({ blocked, run, ...value }: MessageAction) =>
  action<MessageTarget>({
    ...value,
    group: 'chat',
    isFocused: ({ message }) => message !== undefined,
    blocked: (t, { message, ...others }) => {
      if (!message || message.deleted) return t('message_acts.none_chosen')
      return blocked?.(t, { message, ...others }) ?? null
    },
    run: ({ message, viewer }) => {
      if (message) run(message, viewer)
    },
  })

const markBlocked = (t: TFunction, { isInHand, user }: MessageTarget) =>
  !mayMarkMessage({ isInHand, rights: user.scope }) && t('message_acts.mark_blocked')

export const openMessageMenu = messageAction({
  id: 'message actions',
  icon: IconDotsVertical,
  title: (t) => t('message_acts.title'),
  note: (t) => t('message_acts.what'),
  run: ({ id }, viewer) => viewer.openMenu(id),
})

export const openPhoto = messageAction({
  id: 'open photo',
  icon: IconPhoto,
  title: (t) => t('message_acts.photo'),
  run: ({ id }, viewer) => viewer.openPhoto(id),
})

export const coverPhoto = messageAction({
  id: 'cover photo',
  icon: IconPhotoOff,
  title: (t) => t('photo.cover'),
  run: coverPhotoOf,
})

/** Uncovers the photo at the cursor; where the key has nothing else to do, the newest that is covered. */
export const uncoverPhoto = action<{ message: Message; isAtCursor: boolean }>({
  id: 'uncover photo',
  group: 'chat',
  key: 'U',
  isFocused: ({ isAtCursor }) => isAtCursor,
  icon: IconPhoto,
  title: (t) => t('photo.show'),
  run: ({ message }) => showPhoto(message),
})

export const highlight = messageAction({
  id: 'highlight message',
  key: 'L',
  icon: IconStar,
  title: (t, { message }) => t(message?.highlighted ? 'message_acts.unhighlight' : 'message_acts.highlight'),
  blocked: markBlocked,
  run: ({ id, highlighted }, viewer) => viewer.mark(id, { highlighted: !highlighted }),
})

export const hide = messageAction({
  id: 'hide message',
  iconOf: ({ message }) => (message?.hidden ? IconEye : IconEyeOff),
  title: (t, { message }) => t(message?.hidden ? 'message_acts.unhide' : 'message_acts.hide'),
  blocked: markBlocked,
  run: ({ id, hidden }, viewer) => (hidden ? viewer.mark(id, { hidden: false }) : viewer.hide(id)),
})

export const copyText = messageAction({
  id: 'copy message',
  key: 'C',
  icon: IconCopy,
  title: (t) => t('message_acts.copy'),
  blocked: (t, { message }) => message.text === '' && t('message_acts.no_text'),
  run: ({ text }, viewer) => viewer.copy(text),
})

/** For the message at the cursor, otherwise the newest. */
export const saveFact = action<{ message: Message | null }>({
  id: 'save as fact',
  group: 'chat',
  key: 'F',
  icon: IconBookmark,
  title: (t) => t('told.save'),
  run: ({ message }) => requestFact({ messageId: message?.id ?? null }),
})

export const deleteMessage = messageAction({
  id: 'delete message',
  icon: IconTrash,
  title: (t) => t('message_acts.delete'),
  blocked: (t, { message, isInHand, user }) =>
    !mayDeleteMessage({ isInHand, isWriter: isWriter({ message, user }), rights: user.scope }) &&
    t('message_acts.delete_blocked'),
  run: ({ id }, viewer) => viewer.delete(id),
})

export const isWriter = ({ message, user }: Pick<MessageTarget, 'message' | 'user'>) =>
  message?.operator?.id === user.id

export const reportMessage = messageAction({
  id: 'report message',
  key: 'R',
  icon: IconFlag,
  title: (t) => t('message_acts.report'),
  run: ({ id }, viewer) => viewer.report(id),
})

/**
 * Reports the message at the cursor, otherwise the customer's last one. The chat stays in hand, because it still needs an
 * answer.
 */
export const reportInHand = action<{ viewer: Viewer }>({
  id: 'report',
  group: 'chat',
  key: 'R',
  icon: IconFlag,
  title: (t) => t('report.title'),
  run: ({ viewer }) => viewer.report(),
})
