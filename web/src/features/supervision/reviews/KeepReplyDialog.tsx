import { useQuery } from '@tanstack/react-query'
import { ReplyDialog } from '../../answering/saved-replies/ReplyDialog'
import { savedRepliesQuery } from '../../answering/saved-replies/saved-replies-query'

type Props = { text: string; language: string; onClose: () => void }

/** Keeps the text of a praised message as a saved reply, of the coach or of the team. */
export function KeepReplyDialog({ text, language, onClose }: Props) {
  const replies = useQuery(savedRepliesQuery).data
  if (!replies) return null
  return (
    <ReplyDialog
      reply={null}
      text={text}
      language={language}
      mayEditTeam={replies.may_edit_team}
      onClose={onClose}
    />
  )
}
