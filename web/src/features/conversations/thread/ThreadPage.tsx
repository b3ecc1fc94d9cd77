import type { Message } from '@panel/contract'
import { threadPageSize } from '@panel/contract/rules/limits'
import { memo, useDeferredValue } from 'react'
import { MessageList } from './MessageList'
import type { Unanswered } from './unanswered'
import { useNearView } from './use-near-view'

/** More than a screenful: the rest of the page follows after the first paint, above the visible part. */
const paintedFirst = 20

type Props = {
  conversationId: number
  messages: Message[]
  /** The last message of the previous page. */
  previous: Message | undefined
  isLast: boolean
  unanswered: Unanswered | null
  waitingSince: string | null
  today: number
}

/** A page of the thread. Far outside of the view it is an empty box of the same height, so that long threads stay fast. */
export const ThreadPage = memo(
  function ThreadPage({ isLast, messages, ...list }: Props) {
    const { ref, height } = useNearView(!isLast, likelyHeight(messages))
    const isWhole = useDeferredValue(true, !isLast)
    const shown = isWhole ? messages : messages.slice(-paintedFirst)
    return (
      <div ref={ref} data-page={messages[0]?.id} style={height === null ? undefined : { height }}>
        {height === null && <MessageList messages={shown} {...list} />}
      </div>
    )
  },
  (before, after) =>
    before.messages === after.messages &&
    before.previous === after.previous &&
    before.isLast === after.isLast &&
    before.today === after.today &&
    before.waitingSince === after.waitingSince &&
    isSame(before.unanswered, after.unanswered),
)

/** Pages that only a jump loads are large: most of them stay far away, and rendering them all would take seconds. */
const likelyHeight = (messages: Message[]) =>
  messages.length > threadPageSize * 2
    ? messages.reduce((sum, { text }) => sum + 40 + 22 * Math.floor(text.length / 70), 0)
    : null

const isSame = (one: Unanswered | null, other: Unanswered | null) =>
  JSON.stringify(one) === JSON.stringify(other)
