import { QueryClient } from '@tanstack/react-query'
import { makeAnsweringMachine } from '../../features/answering/answering-machine'
import { conversationQuery, threadQuery } from '../../features/conversations/thread/conversation-queries'
import { threadOf } from '../../features/conversations/thread/thread'
import { startInput } from '../../ui/fields/input'
import { began, conversationId, makeHeld, makeMessage, operatorId } from './fixtures'

/** Opens the machine of a conversation in the browser of a test. @returns the machine, and a function that stops it */
export function openMachine(lease: Partial<ReturnType<typeof makeHeld>['lease']> = {}) {
  startInput()
  const held = makeHeld([makeMessage(1, 'in', 'Hello?', began)])
  const claimed = { ...held, lease: { ...held.lease, ...lease } }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { conversation, messages } = claimed
  client.setQueryData(conversationQuery(conversationId).queryKey, { conversation, lease: claimed.lease })
  client.setQueryData(threadQuery(conversationId).queryKey, threadOf(messages, null))
  const machine = makeAnsweringMachine({ client, operatorId, claimed, opening: 'requested', queue: 'reply' })
  let isOpen = true
  const end = machine.start(() => {})
  return {
    machine,
    /** Requests the conversation again, as after a hint. */
    refetch: () => client.refetchQueries({ queryKey: conversationQuery(conversationId).queryKey }),
    stop() {
      if (isOpen) end()
      isOpen = false
      client.clear()
    },
  }
}
