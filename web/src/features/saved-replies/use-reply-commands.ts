import { IconMessageBolt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useCommands } from '../../ui/commands'
import { languageName } from '../../ui/region-names'
import { findReplies } from './find-replies'
import type { ReplyPicker } from './use-reply-picker'

/** The saved replies as commands: chosen from the palette, they are inserted where the caret was. */
export function useReplyCommands(picker: ReplyPicker, language: string) {
  const { data } = picker.replies
  const found = useMemo(() => findReplies(data?.items ?? [], '', language), [data, language])
  useCommands(
    found.map(({ reply }) => ({
      id: `saved reply ${reply.id}`,
      group: 'saved_replies',
      title: reply.title,
      note: languageName(reply.language),
      icon: IconMessageBolt,
      run: () => picker.insert(reply),
    })),
  )
}
