import type { Message } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { offer } from '../../../ui/actions/actions'
import { hasDialog } from '../../../ui/actions/keys'
import { useOffered } from '../../../ui/actions/use-action'
import { useUser } from '../../settings/user-query'
import { photoOf } from './attachments/photo'
import { copyText, highlight, openMessageMenu, reportMessage, uncoverPhoto } from './message-actions'
import { useCovers } from './shown-photos'
import { messageIn, type Thread } from './thread'
import { messageAtCursor, useViewer } from './viewer'

type Props = { thread: Thread; isInHand: boolean }

/** Offers the actions on the message at the cursor. */
export function MessageActions({ thread, isInHand }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const user = useUser()
  const at = useStore(focusMoves, cursor)
  const message = at === null ? undefined : messageIn(thread, at)
  const { isCovered } = useCovers()
  const hasCovered = (one: Message) => !one.deleted && photoOf(one) !== undefined && isCovered(one)
  const covered =
    message && hasCovered(message) ? message : thread.pages.flat().findLast((one) => hasCovered(one))
  const target = { message, isInHand, user, viewer }
  useOffered([
    offer(t, openMessageMenu, target),
    offer(t, copyText, target),
    offer(t, highlight, target),
    covered && offer(t, uncoverPhoto, { message: covered, isAtCursor: covered === message }),
    // An operator with the chat in hand has a button for it.
    !isInHand && offer(t, reportMessage, target),
  ])
  return null
}

let last: number | null = null

/** The message at the cursor. While the palette has the focus, it stays the message that had the focus before. */
function cursor(): number | null {
  if (!hasDialog()) last = messageAtCursor()
  return last
}

/** How often the focus has moved. */
const focusMoves = createStore(() => 0)
const recordMove = () => focusMoves.setState((moves) => moves + 1)
addEventListener('focusin', recordMove)
addEventListener('focusout', recordMove)
