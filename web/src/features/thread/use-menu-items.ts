import type { Message } from '@panel/contract'
import { hasRight, mayDeleteMessage, mayMarkMessage } from '@panel/contract/rights'
import {
  type Icon,
  IconBookmark,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconPhoto,
  IconPhotoOff,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../sign-in/user-query'
import { wishFact } from './fact-wishes'
import type { Opened } from './MessageViewer'
import { showPhoto, usePhotoIsShown } from './shown-photos'
import type { useMessageMarks } from './use-message-marks'
import type { Viewer } from './viewer'

/** A line of the menu on a message. */
export type MenuItem = {
  icon: Icon
  label: string
  /** The key that does it, in the menu and at the cursor. */
  keys?: 'C' | 'F' | 'L' | 'R'
  isDanger?: boolean
  /** Below a line. */
  isApart?: boolean
  /** Why it may not be done now. */
  blocked?: string | false
  onChoose: () => void
}

type Options = {
  message: Message
  holds: boolean
  viewer: Viewer
  marks: ReturnType<typeof useMessageMarks>
  onOpen: (next: Opened) => void
}

/** What the menu on a message offers. Left out is only what the role may never do. */
export function useMenuItems({ message, holds, viewer, marks, onOpen }: Options): MenuItem[] {
  const { t } = useTranslation()
  const user = useUser()
  const isPhotoShown = usePhotoIsShown(message.id)
  const { id, highlighted, hidden } = message
  const rights = user.scope
  const isWriter = message.operator?.id === user.id
  const cantMark = !mayMarkMessage({ holds, rights }) && t('message_acts.mark_blocked')
  const items: (MenuItem | false)[] = [
    message.photo_url !== null && {
      icon: IconPhoto,
      label: t('message_acts.photo'),
      onChoose: () => viewer.openPhoto(id),
    },
    message.photo_url !== null &&
      isPhotoShown && {
        icon: IconPhotoOff,
        label: t('photo.cover'),
        onChoose: () => showPhoto(id, false),
      },
    {
      icon: IconStar,
      label: t(highlighted ? 'message_acts.unhighlight' : 'message_acts.highlight'),
      keys: 'L',
      blocked: cantMark,
      onChoose: () => viewer.toggleHighlight(id),
    },
    {
      icon: hidden ? IconEye : IconEyeOff,
      label: t(hidden ? 'message_acts.unhide' : 'message_acts.hide'),
      blocked: cantMark,
      onChoose: () => (hidden ? marks.mark(id, { hidden: false }) : onOpen({ part: 'hide', messageId: id })),
    },
    message.text !== '' && {
      icon: IconCopy,
      label: t('message_acts.copy'),
      keys: 'C',
      onChoose: () => viewer.copy(id),
    },
    message.text !== '' && {
      icon: IconBookmark,
      label: t('told.save'),
      keys: 'F',
      onChoose: () => wishFact({ messageId: id }),
    },
    (isWriter || hasRight(rights, 'other_chats.reports')) && {
      icon: IconTrash,
      label: t('message_acts.delete'),
      isDanger: true,
      isApart: true,
      blocked: !mayDeleteMessage({ holds, isWriter, rights }) && t('message_acts.delete_blocked'),
      onChoose: () => onOpen({ part: 'delete', messageId: id }),
    },
    {
      icon: IconFlag,
      label: t('message_acts.report'),
      keys: 'R',
      isDanger: true,
      isApart: !isWriter && !hasRight(rights, 'other_chats.reports'),
      onChoose: () => onOpen({ part: 'report', messageId: id }),
    },
  ]
  return items.filter((item) => item !== false)
}
