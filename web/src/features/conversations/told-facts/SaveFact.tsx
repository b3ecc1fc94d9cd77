import type { Conversation, Message } from '@panel/contract'
import { useState } from 'react'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useFactRequests } from '../thread/fact-requests'
import { saveFact } from '../thread/message-actions'
import type { Thread } from '../thread/thread'
import { messageAtCursor } from '../thread/viewer'

const dialogPart = lazyPart(() => import('./SaveFactDialog'), 'idle')

type Props = { conversation: Conversation; thread: Thread }

/** 'Save as fact', from a message's menu or with F: for the message at the cursor, otherwise the newest. */
export function SaveFact({ conversation, thread }: Props) {
  const [chosen, setChosen] = useState<{ message: Message; opening: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyPart(dialogPart, isOpen)
  const all = thread.pages.flat().filter(({ text }) => text !== '')
  const open = (id: number | null) => {
    const message = all.find((candidate) => candidate.id === id) ?? all.at(-1)
    if (!message) return
    setChosen({ message, opening: (chosen?.opening ?? 0) + 1 })
    setIsOpen(true)
  }
  useAction(saveFact, all.length > 0 ? { message: null } : null)
  useFactRequests((id) => open(id ?? messageAtCursor()))

  if (!chosen || !dialog) return null
  const { message, opening } = chosen
  const place = all.findIndex(({ id }) => id === message.id)
  return (
    <dialog.SaveFactDialog
      // An earlier error is removed.
      key={opening}
      conversation={conversation}
      message={message}
      earlier={all[place - 1] ?? null}
      later={all[place + 1] ?? null}
      onChoose={(next) => setChosen({ message: next, opening })}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
    />
  )
}
