import type { Conversation } from '@panel/contract'
import { helpLineText } from '@panel/contract/rules/help-line-rules'
import { CustomerHelp } from '../conversations/help-lines/CustomerHelp'
import { useAnswering } from './answering'
import { insertWords } from './insert-words'

/** The help lines for a customer whose words may be of distress; one goes into the answer. A question who writes has the digits first. */
export function HelpToInsert({ conversation }: { conversation: Conversation }) {
  const { editor } = useAnswering()
  if (conversation.inquiry) return <CustomerHelp conversation={conversation} />
  return (
    <CustomerHelp
      conversation={conversation}
      onInsert={(line) => {
        const field = editor.current
        const words = helpLineText(line)
        if (!field || field.readOnly) return
        if (field.value.includes(words)) field.focus()
        else insertWords(field, words)
      }}
    />
  )
}
