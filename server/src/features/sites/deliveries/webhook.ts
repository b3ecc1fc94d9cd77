import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { SiteRefusal } from '@panel/contract'
import {
  AddressRefused,
  isAllowedByName,
  isPublicAddress,
  lookupPublic,
} from '../../../platform/public-addresses.ts'
import { readRetryAfter } from './retries.ts'
import { beginningOf, readAnswer, readRefusal } from './site-answer.ts'

export type Webhook = { url: string; headers: Record<string, string>; body: string }

export type Outcome = { result: 'delivered' } | Failure
type Failure = {
  result: 'failed'
  error: string
  /** With which the receiver answered, if it answered. */
  status?: number
  /** The beginning of what the receiver answered, if it answered. */
  answer?: string
  /** The receiver wants no other attempt, and says why. */
  refusal?: SiteRefusal
  /** There is nothing to send. */
  isFinal?: true
  retryAfter?: number
}

/** Whether the site could not be reached or did not work. A refusal is an answer. */
export const isFailure = (outcome: Outcome) => outcome.result === 'failed' && outcome.refusal === undefined

/** Milliseconds in which a site has to answer a webhook. */
export const webhookTimeLimit = 15_000

/**
 * Posts webhooks over persistent connections.
 * @param allowedHosts hosts and ports that may have a private address
 * @param timeLimit maximum time of an attempt with its response, in milliseconds
 */
export function openWebhooks(allowedHosts: readonly string[], timeLimit = webhookTimeLimit) {
  const options = { keepAlive: true, keepAliveMsecs: 10_000, maxFreeSockets: 32 }
  const inProgress = new Set<AbortController>()
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }

  function request(webhook: Webhook, signal: AbortSignal): Promise<IncomingMessage> {
    const url = new URL(webhook.url)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not HTTP`)
    const isAllowed = isAllowedByName(url, allowedHosts)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // node:net does not look up a host that is an IP address.
    if (!isAllowed && isIP(host) && !isPublicAddress(host)) throw new AddressRefused(host)
    const { request } = url.protocol === 'https:' ? https : http
    return new Promise((done, fail) => {
      const outgoing = request(url, {
        method: 'POST',
        agent: agents[url.protocol as keyof typeof agents],
        lookup: isAllowed ? undefined : lookupPublic,
        headers: { ...webhook.headers, 'content-length': Buffer.byteLength(webhook.body) },
        signal,
      })
      outgoing.on('response', done)
      outgoing.on('error', (error) => fail(outgoing.reusedSocket ? new StaleConnection(error) : error))
      outgoing.end(webhook.body)
    })
  }

  return {
    /**
     * One attempt. Redirects are not followed: the URL is changed in the settings, not by a response.
     * @param limit milliseconds, if it is not the time limit of all
     */
    async post(webhook: Webhook, limit = timeLimit): Promise<Outcome> {
      const controller = new AbortController()
      const { signal } = controller
      const timer = setTimeout(
        () => controller.abort(new Error(`No answer in ${limit / 1000} seconds`)),
        limit,
      )
      inProgress.add(controller)
      try {
        const response = await request(webhook, signal).catch((error) => {
          if (error instanceof StaleConnection && error.isClosed) return request(webhook, signal)
          throw error
        })
        const answer = readAnswer(response).finally(() => clearTimeout(timer))
        const { statusCode = 0, headers } = response
        // The status says everything: a connection that fails now does not matter.
        if (statusCode >= 200 && statusCode < 300) return { result: 'delivered' }
        return failureOf(statusCode, headers['retry-after'], await answer)
      } catch (error) {
        clearTimeout(timer)
        const cause = signal.aborted ? signal.reason : error
        return { result: 'failed', error: cause instanceof Error ? cause.message : String(cause) }
      } finally {
        inProgress.delete(controller)
      }
    },
    /** Aborts the attempts in progress. */
    abort() {
      for (const controller of inProgress) controller.abort(new Error('The server was stopped'))
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** A receiver can close an idle connection at the moment when it is reused: that is not a failure. */
class StaleConnection extends Error {
  readonly isClosed: boolean
  constructor(error: NodeJS.ErrnoException) {
    super(error.message)
    this.isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE'
  }
}

function failureOf(status: number, retryAfter: string | undefined, answer: string): Failure {
  const refusal = readRefusal(status, answer)
  const failure: Failure = { result: 'failed', error: `HTTP ${status}`, status }
  const beginning = beginningOf(answer)
  if (beginning !== '') failure.answer = beginning
  if (refusal) return { ...failure, refusal }
  const seconds = readRetryAfter(retryAfter)
  return seconds === undefined ? failure : { ...failure, retryAfter: seconds }
}
