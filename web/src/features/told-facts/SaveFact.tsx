import type { Conversation, Message } from '@panel/contract'
import { cutText } from '@panel/contract/cut'
import { toldFactLength } from '@panel/contract/limits'
import { useState } from 'react'
import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { useAction } from '../../ui/use-action'
import { useFactRequests } from '../thread/fact-requests'
import { saveFact } from '../thread/message-actions'
import type { Thread } from '../thread/thread'
import { messageAtCursor } from '../thread/viewer'

const dialogPart = lazyPart(() => import('./SaveFactDialog'), 'idle')

type Props = { conversation: Conversation; thread: Thread }

/** 'Save as fact', from a message's menu or with F: for the message at the cursor, otherwise the newest. */
export function SaveFact({ conversation, thread }: Props) {
  const [chosen, setChosen] = useState<{ message: Message; text: string; opening: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyPart(dialogPart, isOpen)
  const all = thread.pages.flat().filter(({ text }) => text !== '')
  const choose = (message: Message, opening: number) =>
    setChosen({ message, text: cutText(message.text, toldFactLength), opening })
  const open = (id: number | null) => {
    const message = all.find((candidate) => candidate.id === id) ?? all.at(-1)
    if (!message) return
    choose(message, (chosen?.opening ?? 0) + 1)
    setIsOpen(true)
  }
  useAction(saveFact, all.length > 0 ? { message: null } : null)
  useFactRequests((id) => open(id ?? messageAtCursor()))

  if (!chosen || !dialog) return null
  const { message, text, opening } = chosen
  const place = all.findIndex(({ id }) => id === message.id)
  return (
    <dialog.SaveFactDialog
      // An earlier error is removed.
      key={opening}
      conversation={conversation}
      message={message}
      text={text}
      onText={(next) => setChosen({ ...chosen, text: next })}
      earlier={all[place - 1] ?? null}
      later={all[place + 1] ?? null}
      onChoose={(next) => choose(next, opening)}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
    />
  )
}
