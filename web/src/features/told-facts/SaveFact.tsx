import type { Conversation, Message } from '@panel/contract'
import { toldFactLength } from '@panel/contract/limits'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../ui/commands'
import { useKey } from '../../ui/keys'
import { useFactWishes } from '../thread/fact-wishes'
import type { Thread } from '../thread/thread'
import { messageAtCursor } from '../thread/viewer'
import { SaveFactDialog } from './SaveFactDialog'

type Props = { conversation: Conversation; thread: Thread }

/** 'Save as fact', from a message's menu or with F: of the message at the cursor, else of the newest. */
export function SaveFact({ conversation, thread }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<{ message: Message; text: string; opening: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const all = thread.pages.flat().filter(({ text }) => text !== '')
  const choose = (message: Message, opening: number) =>
    setChosen({ message, text: message.text.slice(0, toldFactLength), opening })
  const open = (id: number | null) => {
    const message = all.find((candidate) => candidate.id === id) ?? all.at(-1)
    if (!message) return
    choose(message, (chosen?.opening ?? 0) + 1)
    setIsOpen(true)
  }
  const openFocused = () => open(messageAtCursor())
  useKey('KeyF', all.length > 0 ? openFocused : null)
  useCommand(
    all.length > 0
      ? {
          id: 'save as fact',
          group: 'chat',
          title: t('told.save'),
          icon: IconBookmark,
          keys: 'F',
          run: openFocused,
        }
      : null,
  )
  useFactWishes(open)

  if (!chosen) return null
  const { message, text, opening } = chosen
  const place = all.findIndex(({ id }) => id === message.id)
  return (
    <SaveFactDialog
      // What was refused before is no news.
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
