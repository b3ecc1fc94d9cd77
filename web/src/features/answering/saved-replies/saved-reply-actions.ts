import type { SavedReply } from '@panel/contract'
import { IconMessageBolt } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'
import { languageName } from '../../../ui/words/region-names'

export const insertSavedReply = action<{ reply: SavedReply; insert: (reply: SavedReply) => void }>({
  id: 'saved reply',
  each: ({ reply }) => reply.id,
  group: 'saved_replies',
  icon: IconMessageBolt,
  title: (_, { reply }) => reply.title,
  note: (_, { reply }) => languageName(reply.language),
  run: ({ reply, insert }) => insert(reply),
})

export const addSavedReply = action<{ isLoading: boolean; add: () => void }>({
  id: 'add a saved reply',
  group: 'page',
  key: 'N',
  icon: IconMessageBolt,
  title: (t) => t('saved_replies.add'),
  blocked: (t, { isLoading }) => isLoading && t('loading'),
  run: ({ add }) => add(),
})
