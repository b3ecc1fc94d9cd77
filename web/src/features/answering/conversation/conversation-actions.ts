import { IconMessage, IconMessages, IconPrinter } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const printConversation = action({
  id: 'print',
  group: 'chat',
  icon: IconPrinter,
  title: (t) => t('conversation.print'),
  run: () => print(),
})

export const openOtherChats = action<{ name: string; open: () => void }>({
  id: 'other chats',
  group: 'chat',
  icon: IconMessages,
  title: (t, { name }) => t('other_chats.open', { name }),
  run: ({ open }) => open(),
})

export const stopIgnoring = action<{ stop: () => void }>({
  id: 'stop ignoring',
  group: 'chat',
  icon: IconMessage,
  title: (t) => t('ignored.stop'),
  run: ({ stop }) => stop(),
})

export const takeConversation = action<{
  isMine: boolean
  /** Its operator has given no input for a while: the conversation can be taken over with a reason. */
  isIdle: boolean
  /** Why this operator cannot take it now. */
  why: string | null
  isBusy: boolean
  take: () => void
}>({
  id: 'take',
  group: 'chat',
  key: 'T',
  title: (t, { isMine, isIdle }) =>
    t(isMine ? 'reading.continue' : isIdle ? 'take_over.button' : 'take.button'),
  blocked: (_, { why }) => why,
  isKeyMeant: ({ isBusy }) => !isBusy,
  run: ({ take }) => take(),
})

export const nextChat = action<{ run: () => void }>({
  id: 'next chat',
  group: 'chat',
  key: 'mod+enter',
  title: (t) => t('lock.next'),
  run: ({ run }) => run(),
})

export const copyDraft = action<{ run: () => void }>({
  id: 'copy draft',
  group: 'chat',
  key: 'C',
  title: (t) => t('lock.copy_draft'),
  run: ({ run }) => run(),
})

export const deleteDraft = action<{ run: () => void }>({
  id: 'delete draft',
  group: 'chat',
  title: (t) => t('lock.delete_draft'),
  run: ({ run }) => run(),
})
