import { serverNow } from '../../api/server-clock'
import { localDraft } from './draft-storage'

/** Brings a text back as the draft of a chat that is not open; what has been typed in it since follows the text. */
export function keepText(operatorId: number, conversationId: number, text: string) {
  const draft = localDraft(operatorId, conversationId)
  const typed = draft.read()?.text
  const isWhole = !typed || text.endsWith(typed)
  const whole = isWhole ? text : `${text}\n\n${typed}`
  draft.write({ text: whole, at: serverNow(), isSaved: isWhole, lastSubmitted: text })
}
