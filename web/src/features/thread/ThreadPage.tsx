import type { Message } from '@panel/contract'
import { memo, type RefObject, useDeferredValue } from 'react'
import { MessageList } from './MessageList'
import type { Unanswered } from './unanswered'
import { useNearView } from './use-near-view'

/** More than a screen full: the rest of the page follows right after the first paint, above what is seen. */
const paintedFirst = 20

type Props = {
  conversationId: number
  messages: Message[]
  /** The last message of the page before. */
  previous: Message | undefined
  isLast: boolean
  unanswered: Unanswered | null
  waitingSince: string | null
  scroller: RefObject<HTMLElement | null>
  today: number
}

/** A page of the thread. Far from what is seen, an empty box of its height stands in, so that long threads stay light. */
export const ThreadPage = memo(
  function ThreadPage({ scroller, isLast, messages, ...list }: Props) {
    const { ref, height } = useNearView(scroller, !isLast)
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

const isSame = (one: Unanswered | null, other: Unanswered | null) =>
  JSON.stringify(one) === JSON.stringify(other)
