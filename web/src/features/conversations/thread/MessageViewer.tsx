import type { Conversation } from '@panel/contract'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusDefault } from '../../../ui/actions/move-focus'
import { useCopy } from '../../../ui/actions/use-copy'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { showToast } from '../../../ui/overlays/toasts'
import { photoOf } from './attachments/photo'
import styles from './MessageViewer.module.css'
import { showPhoto, useShownPhotosOf } from './shown-photos'
import { lastCustomerMessage, messageIn, type Thread } from './thread'
import { useMessageMarks } from './use-message-marks'
import { messageAtCursor, type Viewer, ViewerContext } from './viewer'

/** The menu, the dialog or the photo of a message that is open above the thread. */
export type Opened =
  | { part: 'menu'; messageId: number; at: { x: number; y: number } }
  | { part: 'hide' | 'delete' | 'report' | 'photo'; messageId: number }

const partsOfMessages = lazyPart(() => import('./MessageParts'))

type Props = {
  conversation: Conversation
  thread: Thread | undefined
  /** This operator has the conversation in hand. */
  isInHand: boolean
  children: ReactNode
}

/** Provides the actions on messages to a thread. Menu, dialogs and photos are loaded on first use. */
export function MessageViewer({ conversation, thread, isInHand, children }: Props) {
  const { t } = useTranslation()
  useShownPhotosOf(conversation.id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  const isOpen = opened !== null
  useEffect(() => {
    // The closed menu or dialog had the focus: it returns to the editor, or to the element that opened it.
    if (isOpen || !opener.current) return
    if (focusDefault() || document.activeElement !== document.body) return
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }, [isOpen])
  const [open] = useState(() => (next: Opened) => {
    opener.current = document.activeElement
    setOpened(next)
  })
  const marks = useMessageMarks(conversation.id)
  const { copy, dialog } = useCopy()
  const parts = useLazyPart(partsOfMessages, isOpen)
  const latest = useRef({ thread, marks })
  latest.current = { thread, marks }

  const viewer = useMemo((): Viewer => {
    const find = (id: number) => messageIn(latest.current.thread, id)
    return {
      openMenu: (messageId, at = placeBelow(messageId)) => open({ part: 'menu', messageId, at }),
      openPhoto: (messageId) => {
        const message = find(messageId)
        if (!message || !photoOf(message)) return
        showPhoto(message)
        open({ part: 'photo', messageId })
      },
      copy: (text) => {
        copy(text, () => showToast({ icon: IconCheck, text: t('message_acts.copied') }))
        focusDefault()
      },
      mark: (id, marks) => {
        latest.current.marks.mark(id, marks)
        focusDefault()
      },
      hide: (messageId) => open({ part: 'hide', messageId }),
      delete: (messageId) => open({ part: 'delete', messageId }),
      report: (id = messageAtCursor() ?? undefined) => {
        const message = id === undefined ? lastCustomerMessage(latest.current.thread) : find(id)
        if (message && !message.deleted) open({ part: 'report', messageId: message.id })
      },
    }
  }, [t, open, copy])

  const message = opened && messageIn(thread, opened.messageId)
  return (
    <ViewerContext value={viewer}>
      {children}
      {dialog}
      {marks.failed && (
        <p className={styles.failed} role="alert">
          {marks.failed}
        </p>
      )}
      {parts && opened && message && thread && (
        <parts.MessageParts
          opened={opened}
          message={message}
          thread={thread}
          conversationId={conversation.id}
          isInHand={isInHand}
          viewer={viewer}
          marks={marks}
          onClose={() => setOpened(null)}
        />
      )}
    </ViewerContext>
  )
}

function placeBelow(id: number) {
  const item = document.querySelector(`[data-message="${id}"]`)
  const { left, bottom } = (item?.firstElementChild ?? document.body).getBoundingClientRect()
  return { x: left, y: bottom }
}
