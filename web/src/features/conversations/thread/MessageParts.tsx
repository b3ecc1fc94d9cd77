import type { Message } from '@panel/contract'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { DeleteDialog } from './DeleteDialog'
import { HideDialog } from './HideDialog'
import { MessageMenu } from './MessageMenu'
import type { Opened } from './MessageViewer'
import { ReportDialog } from './ReportDialog'
import type { Thread } from './thread'
import type { useMessageMarks } from './use-message-marks'
import type { Viewer } from './viewer'

const photoBox = lazyPart(() => import('./PhotoBox'))

type Props = {
  opened: Opened
  message: Message
  thread: Thread
  conversationId: number
  isInHand: boolean
  viewer: Viewer
  marks: ReturnType<typeof useMessageMarks>
  onClose: () => void
}

/** The menu of a message, a dialog about it, or the photos, shown above the thread. */
export function MessageParts(props: Props) {
  const { opened, message, thread, conversationId, isInHand, viewer, marks, onClose } = props
  const box = useLazyPart(photoBox, opened.part === 'photo')
  switch (opened.part) {
    case 'menu':
      return (
        <MessageMenu at={opened.at} message={message} isInHand={isInHand} viewer={viewer} onClose={onClose} />
      )
    case 'hide':
      return <HideDialog message={message} marks={marks} onClose={onClose} />
    case 'delete':
      return <DeleteDialog message={message} conversationId={conversationId} onClose={onClose} />
    case 'report':
      return <ReportDialog message={message} isInHand={isInHand} onClose={onClose} />
    case 'photo':
      return box && <box.PhotoBox thread={thread} first={message} onClose={onClose} />
  }
}
