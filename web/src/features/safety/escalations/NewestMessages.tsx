import type { OpenedEscalation, TextParts } from '@panel/contract'
import { MessageItem } from '../../conversations/thread/MessageItem'
import { useMessageWords } from '../../conversations/thread/message-words'
import styles from './EscalationsPage.module.css'

type Props = {
  messages: OpenedEscalation['context']
  /** The message that was escalated, and the words in it that suggested this. */
  escalated?: Pick<OpenedEscalation, 'message' | 'suggested_words'>
}

/** The messages of the chat before a master's decision. Renders nothing without any, as after their retention period. */
export function NewestMessages({ messages, escalated }: Props) {
  const words = useMessageWords()
  if (messages.length === 0) return null
  return (
    <ol className={styles.context}>
      {messages.map((message) => {
        const isReported = message.id === escalated?.message?.id
        return (
          <MessageItem
            key={message.id}
            message={message}
            words={words}
            isNewer={false}
            hasMenu={false}
            isFollowing={false}
            isReported={isReported}
            {...(isReported && { parts: partsOf(message.text, escalated?.suggested_words ?? null) })}
          />
        )
      })}
    </ol>
  )
}

/** The text with the words that suggested the escalation. */
function partsOf(text: string, words: string | null): TextParts {
  const start = words === null ? -1 : text.indexOf(words)
  if (words === null || start < 0) return [{ part: text, hit: false }]
  const end = start + words.length
  return [
    { part: text.slice(0, start), hit: false },
    { part: words, hit: true },
    { part: text.slice(end), hit: false },
  ]
}
