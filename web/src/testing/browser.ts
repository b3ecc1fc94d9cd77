import { automaticHeader } from '@panel/contract/rules/limits'
import { onTestFinished, vi } from 'vitest'

type Answer = { status: number; body: unknown } | 'no answer'
export type Request = {
  method: string
  path: string
  body: unknown
  keepalive: boolean
  /** An automatic request, not an action of the operator. */
  isAutomatic: boolean
}

/** Simulates the parts of a browser that the machine needs: storage, events of the page, and a server with given responses. */
export function openBrowser(answer: (request: Request) => Answer) {
  const page = new EventTarget()
  const stored = new Map<string, string>()
  const requests: Request[] = []
  // Clean-up functions run in reverse order, so that the stores of this browser end before it.
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      querySelector: () => null,
      documentElement: { dataset: {} },
    }),
  )
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const request = {
      method: options.method ?? 'GET',
      path,
      body: options.body ? JSON.parse(String(options.body)) : null,
      keepalive: options.keepalive ?? false,
      isAutomatic: new Headers(options.headers).has(automaticHeader),
    }
    requests.push(request)
    const answered = answer(request)
    if (answered === 'no answer') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answered.body), { status: answered.status })
  })
  return {
    requests,
    stored,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    /** Another tab writes to the shared storage. */
    writeElsewhere(key: string, newValue: string | null) {
      const oldValue = stored.get(key) ?? null
      if (newValue === null) stored.delete(key)
      else stored.set(key, newValue)
      page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
    },
  }
}
