import type { Conversation } from './conversation.ts'
import { type CustomerAttachments, noCustomerAttachments } from './customer-attachments.ts'
import type { OpenLedger } from './ledger.ts'
import { type Panel, type SiteMessage, Stopped } from './panel.ts'

const batchSize = 500

type SenderOptions = {
  customerAttachments?: CustomerAttachments | undefined
  onAcknowledged?: (message: SiteMessage, number: number) => void
}

/**
 * Sends the customers' messages in batches, each until it is acknowledged. Messages that are added meanwhile go into the next
 * batch.
 * @param run part of every external id, so that ids of two runs differ
 * @param fail is called when the panel refuses a batch
 * @param options.onAcknowledged is called for each message, with its number in the run
 */
export function openSender(
  run: string,
  panel: Panel,
  ledger: OpenLedger,
  fail: (error: unknown) => void,
  { customerAttachments = noCustomerAttachments, onAcknowledged = () => {} }: SenderOptions = {},
) {
  const acknowledged = new Set<string>()
  let waiting: { message: SiteMessage; number: number }[] = []
  let sending: Promise<void> | undefined
  let written = 0

  async function send() {
    // Messages of the same turn of the event loop go into one batch.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      const { results } = await panel.postMessages(batch.map(({ message }) => message))
      waiting = waiting.slice(batch.length)
      ledger.count('acknowledged', results.length)
      for (const { external_id } of results) acknowledged.add(external_id)
      for (const { message, number } of batch) onAcknowledged(message, number)
    }
  }

  function start() {
    sending ??= send()
      .catch((error) => {
        waiting = []
        if (!(error instanceof Stopped)) fail(error)
      })
      .finally(() => {
        sending = undefined
      })
  }

  return {
    isAcknowledged: (externalId: string) => acknowledged.has(externalId),
    isOurs: (externalId: string) => externalId.startsWith(`${run}-`),
    /** Sends the next line of a conversation, which then waits for an answer. */
    write(conversation: Conversation) {
      const text = conversation.script.lines[conversation.next]
      if (text === undefined) return
      const number = ++written
      const external_id = `${run}-${number}`
      conversation.next++
      conversation.awaiting = external_id
      conversation.writtenAt = Date.now()
      conversation.isWriting = false
      const message = {
        external_id,
        customer_external_id: conversation.customer,
        profile_external_id: conversation.profile,
        text,
        sent_at: new Date().toISOString(),
        ...customerAttachments(number),
      }
      waiting.push({ message, number })
      ledger.count('sent')
      start()
    },
    /** Resolves when the batch in progress is acknowledged or given up. */
    settled: () => sending,
  }
}

export type Sender = ReturnType<typeof openSender>
