import type { IncomingMessage } from 'node:http'
import type { SiteRefusal } from '@panel/contract'
import { cutText, storable } from '@panel/contract/rules/cut'
import { z } from 'zod'
import { showUnseen } from '../../../platform/html.ts'

/** Statuses with which a site can refuse for good, if its answer has a code and a reason. */
export const refusingStatuses: readonly number[] = [400, 404, 409, 410, 422]

/** Maximum size of an answer in bytes: it is read to the end so that the connection can be used again. */
const maxAnswerBytes = 64 * 1024
/** Maximum number of characters of an answer that are kept. */
const answerLength = 500
/** Maximum number of characters of a refusal's reason that are kept. */
export const refusalReasonLength = 300

/**
 * Reads what a site answers, at most 64 KB: the connection of a longer answer is closed. A connection that fails, and an answer
 * that never ends, return what has arrived. Encoded answers are not read.
 */
export function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((done) => {
    response.on('close', () =>
      done(response.headers['content-encoding'] ? '' : textOf(Buffer.concat(chunks))),
    )
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxAnswerBytes) response.destroy()
      else chunks.push(chunk)
    })
    // It is followed by `close`.
    response.on('error', () => {})
  })
}

/** Bytes that are no UTF-8 become U+FFFD. */
const textOf = (bytes: Buffer) => bytes.toString('utf8')

const refusal = z.object({ code: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), reason: z.string() })

/** Why the site refused for good; undefined when the message is tried again. */
export function readRefusal(status: number, answer: string): SiteRefusal | undefined {
  if (!refusingStatuses.includes(status)) return undefined
  const { data } = refusal.safeParse(parsed(answer))
  if (data) return { code: data.code, reason: plain(data.reason, refusalReasonLength) || null }
  return status === 410 ? { code: 'gone', reason: null } : undefined
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** The beginning of an answer, as it is kept for those who run the service. */
export const beginningOf = (answer: string) => plain(answer, answerLength)

/** One line without characters that hide, or that turn the direction of what follows. Cut before and after they are shown as numbers. */
const plain = (text: string, length: number) =>
  cutText(showUnseen(storable(cutText(text, length)).replace(/\s+/g, ' ').trim()), length)
