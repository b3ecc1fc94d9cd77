import { mayMarkMessage } from '@panel/contract/rights'
import { IconCopy, IconDotsVertical, IconFlag, IconStar } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../ui/commands'
import { hasDialog } from '../../ui/keys'
import { useUser } from '../sign-in/user-query'
import { messageIn, type Thread } from './thread'
import { messageAtCursor, useViewer } from './viewer'

type Props = { thread: Thread; holds: boolean }

/** What can be done with the message at the cursor, as commands. Its keys are heard at the message itself. */
export function MessageCommands({ thread, holds }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const rights = useUser().scope
  const at = useSyncExternalStore(followFocus, cursor)
  const message = at === null ? undefined : messageIn(thread, at)
  const id = message?.id ?? 0
  const isThere = message !== undefined && !message.deleted
  const none = !isThere && t('message_acts.none_chosen')
  const cantMark = !mayMarkMessage({ holds, rights }) && t('message_acts.mark_blocked')
  useCommands([
    {
      id: 'message actions',
      group: 'chat',
      title: t('message_acts.title'),
      note: t('message_acts.what'),
      icon: IconDotsVertical,
      blocked: none,
      run: () => viewer.openMenu(id, placeBelow(id)),
    },
    {
      id: 'copy message',
      group: 'chat',
      title: t('message_acts.copy'),
      icon: IconCopy,
      keys: 'C',
      blocked: none || (message?.text === '' && t('message_acts.no_text')),
      run: () => viewer.copy(id),
    },
    {
      id: 'highlight message',
      group: 'chat',
      title: t(message?.highlighted ? 'message_acts.unhighlight' : 'message_acts.highlight'),
      icon: IconStar,
      keys: 'L',
      blocked: none || cantMark,
      run: () => viewer.toggleHighlight(id),
    },
    // Whoever has the chat in hand has a button for it.
    ...(holds
      ? []
      : [
          {
            id: 'report message',
            group: 'chat' as const,
            title: t('message_acts.report'),
            icon: IconFlag,
            keys: 'R',
            blocked: none,
            run: () => viewer.report(id),
          },
        ]),
  ])
  return null
}

function placeBelow(id: number) {
  const item = document.querySelector(`[data-message="${id}"]`)
  const { left, bottom } = (item?.firstElementChild ?? document.body).getBoundingClientRect()
  return { x: left, y: bottom }
}

let last: number | null = null

/** A palette takes the focus with it: the message stays chosen meanwhile. */
function cursor(): number | null {
  if (!hasDialog()) last = messageAtCursor()
  return last
}

function followFocus(listener: () => void) {
  addEventListener('focusin', listener)
  addEventListener('focusout', listener)
  return () => {
    removeEventListener('focusin', listener)
    removeEventListener('focusout', listener)
  }
}
