import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect } from 'vitest'
import { startDispatcher } from '../features/sites/deliveries/dispatcher.ts'
import { addWebhookSecret } from '../features/sites/deliveries/endpoints.ts'
import { readConfig } from '../platform/config.ts'
import type { TestApp } from './app.ts'
import { makeOperator, makeSiteowner } from './make.ts'
import { makeConversation, makeSentMessage } from './make-conversations.ts'
import { type ReceivedWebhook, type ReceiverAnswer, startReceiver } from './receiver.ts'

export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

/** Verifies a webhook with this secret and returns its data. @throws when the signature is wrong */
export const verify = (webhook: ReceivedWebhook | undefined, secret: string) =>
  // The cast: Node joins repeated headers, and those of a webhook occur once.
  new Webhook(secret).verify(webhook?.text ?? '', webhook?.headers as Record<string, string>)

/** Retries without a pause. */
const atOnce = Array.from({ length: 30 }, () => 0.001)

/** Sites with receivers, and dispatchers; all stop at the end of each test. */
export function useWebhooks(test: TestApp) {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close()
  })

  const delivery = (id: number) =>
    test.db.selectFrom('deliveries').where('message_id', '=', id).selectAll().executeTakeFirstOrThrow()

  return {
    delivery,
    endsWith: (close: () => Promise<unknown>) => open.push(close),

    /** A site owner with a webhook and its receiver, and functions with which operators write to its customers. */
    async makeSite(answer?: (webhook: ReceivedWebhook) => ReceiverAnswer | Promise<ReceiverAnswer>) {
      const receiver = await startReceiver(answer)
      open.push(receiver.close)
      const siteowner = await makeSiteowner(test.db, { webhook_url: receiver.url })
      const secret = newSecret()
      await addWebhookSecret(test.db, test.secrets, { siteownerId: siteowner.id, secret })
      const operator = await makeOperator(test.db)
      const conversation = await makeConversation(test.db, { siteowner })
      const send = (text: string, conversationId = conversation.id) =>
        makeSentMessage(test.db, { conversationId, operatorId: operator.id, text, turn: 'extra_reply' })
      return { receiver, siteowner, secret, operator, conversation, send }
    },

    changeUrl: (siteownerId: number, webhook_url: string | null) =>
      test.db.updateTable('siteowners').set({ webhook_url }).where('id', '=', siteownerId).execute(),

    /** Starts a dispatcher that may send to these hosts. */
    dispatch(
      hosts: string[],
      { delays = atOnce, node = test }: { delays?: readonly number[]; node?: TestApp } = {},
    ) {
      const config = readConfig({ NODE_ENV: 'test', WEBHOOK_HOSTS: hosts.join(',') })
      const dispatcher = startDispatcher({ ...node, config, log: node.app.log }, { delays, grace: 200 })
      open.push(dispatcher.stop)
      return dispatcher
    },

    /** Waits for the status of a delivery. */
    statusOf: (id: number) => expect.poll(async () => (await delivery(id)).status),

    /** Sends the hint that there is something to deliver, like the operation that sends does. */
    wake: () => test.live.sendHints([{ topic: 'deliveries' }]),
  }
}
