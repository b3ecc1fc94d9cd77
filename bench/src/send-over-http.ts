import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { endChild } from './child.ts'
import { tokenOf } from './fill.ts'
import type { FreshDatabase } from './fresh-database.ts'
import { type Measured, measure } from './measure.ts'
import { serveDatabase } from './server.ts'

export const answerText =
  'That sounds like a lovely day. Tell me more about it: where did you go, and who was with you?'

export type ClaimResult = {
  conversation: { id: number; in_reply_to: number }
  lease: { id: string; epoch: number }
}
type Answered = ClaimResult & { next?: ClaimResult }

type Options = { operators: number; seconds: number; nodes?: number; workers?: number }

/**
 * Operators who answer without a pause: nodes in their own processes, persistent connections from this one, as many to each
 * node.
 */
export async function sendOverHttp(
  { url, folder }: Pick<FreshDatabase, 'url' | 'folder'>,
  { operators, seconds, nodes = 1, workers = 1 }: Options,
): Promise<Measured> {
  const servers = await Promise.all(
    Array.from({ length: nodes }, (_, number) =>
      serveDatabase({ url, folder }, { WORKERS: String(workers) }, `node ${number + 1}`),
    ),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: operators })
  const callers = Array.from({ length: operators }, (_, number) =>
    operatorAt(agent, servers[number % nodes]?.port ?? 0, tokenOf(number)),
  )
  const inHand = await Promise.all(callers.map(({ claim }) => claim()))
  const result = await measure({ callers: operators, seconds }, async (number) => {
    const [caller, claimed] = [callers[number], inHand[number]]
    if (!caller || !claimed) return false
    inHand[number] = await caller.answer(claimed)
    return true
  })
  agent.destroy()
  await Promise.all(servers.map(({ child }) => endChild(child)))
  return result
}

/** An operator who answers conversations over HTTP. @param port of the node */
export function operatorAt(agent: Agent, port: number, token: string) {
  const post = (path: string, body: unknown, key = randomUUID()) =>
    new Promise<Answered>((done, fail) => {
      const headers = {
        cookie: `${sessionCookie}=${token}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': key,
      }
      const call = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (answer) => {
        let received = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          received += chunk
        })
        answer.on('end', () => done(JSON.parse(received)))
      })
      // The server closes idle connections, perhaps just now: as a browser does, it is repeated on another one.
      call.on('error', (error) => (call.reusedSocket ? post(path, body, key).then(done, fail) : fail(error)))
      call.end(JSON.stringify(body))
    })
  return {
    async claim(): Promise<ClaimResult> {
      const claimed = await post('/api/queues/reply/claim', {})
      if (!claimed.conversation) throw new Error(`Not claimed: ${JSON.stringify(claimed)}`)
      return claimed
    },
    /** Answers, and gets the next conversation. */
    async answer({ conversation, lease }: ClaimResult): Promise<ClaimResult> {
      const sent = await post(`/api/conversations/${conversation.id}/messages`, {
        lease_id: lease.id,
        epoch: lease.epoch,
        in_reply_to: conversation.in_reply_to,
        text: answerText,
        next: 'reply',
      })
      if (!sent.next?.conversation) throw new Error(`Not sent: ${JSON.stringify(sent)}`)
      return sent.next
    },
  }
}
