import type { QueueName } from '@panel/contract/enumerations'
import { IconArrowBackUp, IconSend, IconSlash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../ui/commands'
import { insertText } from '../saved-replies/insert-text'
import type { useSending } from './use-sending'

type Options = {
  editor: RefObject<HTMLTextAreaElement | null>
  queue: QueueName
  sending: ReturnType<typeof useSending>
  isBusy: boolean
  /** The chat is answered: what is sent now is an extra reply. */
  isExtra: boolean
}

/** What the sender box can do, as commands. */
export function useSenderCommands({ editor, queue, sending, isBusy, isExtra }: Options) {
  const { t } = useTranslation()
  const blocked = isBusy && t('sender.being_sent')
  useCommands([
    {
      id: 'send and next',
      group: 'chat',
      title: t(isExtra ? 'sender.send_extra_and_next' : 'sender.send_and_next'),
      icon: IconSend,
      keys: 'mod+enter',
      blocked,
      run: () => void sending.send(queue),
    },
    {
      id: 'send',
      group: 'chat',
      title: t(isExtra ? 'commands.send_extra_and_stay' : 'commands.send_and_stay'),
      icon: IconSend,
      keys: 'mod+shift+enter',
      blocked,
      run: () => void sending.send(),
    },
    {
      id: 'find a saved reply',
      group: 'chat',
      title: t('saved_replies.find'),
      icon: IconSlash,
      blocked,
      run: () => openReplies(editor.current),
    },
    {
      id: 'back to the editor',
      group: 'chat',
      title: t('commands.to_editor'),
      icon: IconArrowBackUp,
      keys: '/',
      run: () => editor.current?.focus(),
    },
    { id: 'leave the editor', group: 'chat', title: t('commands.leave_editor'), keys: 'esc' },
  ])
}

/** Types the slash that opens the list, after a space where it needs one. */
function openReplies(field: HTMLTextAreaElement | null) {
  if (!field) return
  const before = field.value.charAt(field.selectionStart - 1)
  if (before !== '' && !/\s/.test(before)) insertText(field, ' ')
  insertText(field, '/')
}
