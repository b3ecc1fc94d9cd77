import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { claimConversation } from '@panel/contract'
import { sessionCookie } from '../features/people/sign-in/session.ts'
import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'

/**
 * An operator of a panel in another process, who answers one chat after the other until they are stopped. Each call is repeated with its
 * key until the panel answers, as the pages do.
 */
export async function startOperator(test: TestApp, panel: string, compose: (text: string) => string) {
  const { token } = await test.signedIn(await makeOperator(test.db))
  const stop = new AbortController()

  /** @returns null when the operator was stopped */
  async function call(path: string, body: unknown, key?: string) {
    while (!stop.signal.aborted)
      try {
        const response = await fetch(new URL(path, panel), {
          method: 'POST',
          headers: {
            cookie: `${sessionCookie}=${token}`,
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            ...(key && { 'idempotency-key': key }),
          },
          body: JSON.stringify(body),
          signal: AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]),
        })
        const answer: unknown = await response.json()
        if (response.status < 500) return { status: response.status, answer }
      } catch {
        // The panel has been killed.
        await setTimeout(100)
      }
    return null
  }

  async function work() {
    while (!stop.signal.aborted) {
      const claimed = await call('/api/queues/reply/claim', {})
      if (claimed?.status !== 200) continue
      const chat = claimConversation.response.parse(claimed.answer)
      if (chat.conversation === null) {
        await setTimeout(100)
        continue
      }
      const { conversation, lease, messages } = chat
      const last = messages.find(({ id }) => id === conversation.in_reply_to)
      await call(
        `/api/conversations/${conversation.id}/messages`,
        {
          lease_id: lease.id,
          epoch: lease.epoch,
          in_reply_to: conversation.in_reply_to,
          text: compose(last?.text ?? ''),
        },
        randomUUID(),
      )
    }
  }
  const ended = work()
  return {
    async stop() {
      stop.abort()
      await ended
    },
  }
}
