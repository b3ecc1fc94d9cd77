import type {
  BodyOf,
  editSiteMessage,
  getOutbox,
  OutboxItem,
  Problem,
  postMessages,
  putCustomer,
  putProfile,
  ResponseOf,
} from '@panel/contract'
import { pause } from '../robots/pause.ts'
import type { OpenLedger } from './ledger.ts'

export type SiteMessage = BodyOf<typeof postMessages>['messages'][number]
export type OutboxPage = ResponseOf<typeof getOutbox>

/** The panel refused the call: repeating it would not help. */
export class Refused extends Error {}
/** The run ended while the panel did not respond. */
export class Stopped extends Error {}

const responseTimeout = 20_000
const firstPause = 50
const maxPause = 1_000

/** Client of the panel's site API. Every call is repeated until it is answered; all of them are idempotent. */
export function openPanel(url: string, key: string, ledger: OpenLedger, stop: AbortSignal) {
  const recoveryListeners = new Set<() => void>()

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    let wasUnavailable = false
    for (let wait = firstPause; ; wait = Math.min(wait * 2, maxPause)) {
      const answer = await attempt(method, path, body)
      if (answer?.ok) {
        if (wasUnavailable) for (const listener of recoveryListeners) listener()
        return answer.body as T
      }
      if (stop.aborted) throw new Stopped()
      ledger.count('retries')
      wasUnavailable ||= answer === undefined || answer.isFromProxy
      await pause(wait, stop)
    }
  }

  /** @returns undefined when no response arrived. @throws {Refused} */
  async function attempt(method: string, path: string, body: unknown) {
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(responseTimeout),
      })
      const text = await response.text()
      if (response.ok) return { ok: true, isFromProxy: false, body: JSON.parse(text) }
      // A proxy reports that there is no panel behind it: webhooks can have been missed.
      const isFromProxy = response.status === 502 || response.status === 504
      if (isTemporary(response.status, text)) return { ok: false, isFromProxy }
      throw new Refused(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    } catch (error) {
      if (error instanceof Refused) throw error
      return undefined
    }
  }

  /** @returns undefined when no response arrived. @throws {Refused} */
  async function attemptFile(address: string): Promise<Buffer | undefined> {
    try {
      const response = await fetch(new URL(address, url), {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(responseTimeout),
      })
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      if (response.status >= 500 || response.status === 429) return undefined
      throw new Refused(`${address}: ${response.status}`)
    } catch (error) {
      if (error instanceof Refused) throw error
      return undefined
    }
  }

  return {
    putProfile: (externalId: string, profile: BodyOf<typeof putProfile>) =>
      call('PUT', `/site/v1/profiles/${encodeURIComponent(externalId)}`, profile),
    /** Tells the customer. A text about fictional profiles that the panel asks for is shown at the next login, and reported. */
    async putCustomer(externalId: string, customer: BodyOf<typeof putCustomer>): Promise<void> {
      const path = `/site/v1/customers/${encodeURIComponent(externalId)}`
      const { disclosure } = await call<ResponseOf<typeof putCustomer>>('PUT', path, customer)
      if (!disclosure.show || !isLoggedIn(externalId, disclosure.on_hold_from)) return
      const { version, language } = disclosure.show
      const shown = { version, language, shown_at: new Date().toISOString() }
      await call('PUT', path, { ...customer, disclosure: shown })
    },
    postMessages: (messages: SiteMessage[]) =>
      call<ResponseOf<typeof postMessages>>('POST', '/site/v1/messages', { messages }),
    editMessage: (externalId: string, change: BodyOf<typeof editSiteMessage>) =>
      call('PATCH', `/site/v1/messages/${encodeURIComponent(externalId)}`, change),
    deleteMessage: (externalId: string) =>
      call('DELETE', `/site/v1/messages/${encodeURIComponent(externalId)}`),
    outbox: (after: string | null) =>
      call<OutboxPage>('GET', `/site/v1/outbox?limit=200${after === null ? '' : `&after=${after}`}`),
    acknowledge: (item: OutboxItem) => call('POST', `/site/v1/deliveries/${item.id}/ack`),
    /** A file of the panel, such as a photo. The URL can be without a host. */
    async file(address: string): Promise<Buffer> {
      for (;;) {
        const file = await attemptFile(address)
        if (file) return file
        if (stop.aborted) throw new Stopped()
        ledger.count('retries')
        await pause(maxPause, stop)
      }
    },
    /** Called when the panel responds again after an outage. */
    onRecovered: (listener: () => void) => recoveryListeners.add(listener),
  }
}

/** Whether the customer logs in now. Every second one takes the time that the panel gives. */
const isLoggedIn = (externalId: string, until: string | null) =>
  until === null || Date.parse(until) <= Date.now() || Number(/\d+$/.exec(externalId)?.[0] ?? 0) % 2 === 0

export type Panel = ReturnType<typeof openPanel>

/** Whether the panel responds that it cannot handle the request now. */
function isTemporary(status: number, text: string): boolean {
  if (status >= 500 || status === 429) return true
  if (status !== 409) return false
  // The cast: every error of the panel is a problem.
  return (JSON.parse(text) as Problem).code === 'in_progress'
}
