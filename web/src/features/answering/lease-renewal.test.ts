import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeConversation } from '../../testing/answering/fixtures'
import { openMachine } from '../../testing/answering/open-machine'
import { openBrowser, type Request } from '../../testing/browser'
import { recordInput } from '../../ui/fields/input'
import { releaseLease, whenReleased } from './release-lease'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})

const id = '0b7a2d4e-6f4e-4a44-8a53-0d7f6a2f9a11'
const leaseUntil = (time: string) => ({ id, epoch: 3, expires_at: `2026-11-20T${time}Z`, seconds: 90 })
const renewed = { status: 200, body: { lease: leaseUntil('12:02:00'), idle_after: 120 } }
const refused = (by: unknown, more: object = {}) => ({
  status: 409,
  body: { code: 'lease_lost', by, ...more },
})

function openPanel(lease = leaseUntil('12:01:30')) {
  const { machine, stop, refetch } = openMachine(lease)
  recordInput()
  onTestFinished(stop)
  return {
    dispatch: machine.dispatch,
    refetch,
    lease: () => machine.store.getState().lease.state,
    text: () => machine.store.getState().draft.text,
  }
}

describe('a lease', () => {
  it('is renewed every 25 seconds while the screen is open', async () => {
    const { requests } = openBrowser(() => renewed)
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(75_000)
    expect(requests.map(({ path }) => path)).toEqual(Array(3).fill(`/api/leases/${id}/renew`))
    expect(panel.lease()).toEqual({
      status: 'held',
      isIdle: false,
      expiresAt: Date.parse('2026-11-20T12:02:00Z'),
      lasts: 90_000,
    })
  })

  it('that lasts for 30 seconds is renewed each 10 seconds', async () => {
    const { requests } = openBrowser(() => renewed)
    openPanel({ ...leaseUntil('12:00:30'), seconds: 30 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(requests).toHaveLength(3)
  })

  it('is not renewed after two minutes without input, until the next input', async () => {
    const long = { ...renewed.body, lease: leaseUntil('12:30:00') }
    const { requests } = openBrowser(() => ({ ...renewed, body: long }))
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(119_000)
    expect(requests.map(({ body }) => body)).toEqual(
      [25, 50, 75, 100].map((since_input) => ({ since_input })),
    )
    expect(panel.lease()).toMatchObject({ isIdle: false })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(panel.lease()).toMatchObject({ isIdle: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(requests).toHaveLength(4)
    recordInput()
    await vi.advanceTimersByTimeAsync(0)
    expect(panel.lease()).toMatchObject({ isIdle: false })
    expect(requests.at(-1)?.body).toEqual({ since_input: 0 })
  })

  it('without input is checked once when it has expired, and is then lost', async () => {
    let isOver = false
    const { requests } = openBrowser(() => (isOver ? refused(null) : renewed))
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(120_000)
    isOver = true
    const before = requests.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(before + 1)
    expect(panel.lease()).toMatchObject({ status: 'lost', by: null, why: 'idle' })
  })

  it('that another operator took over from an idle operator is lost for that reason', async () => {
    openBrowser(() => renewed)
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(70_000)
    const conversation = makeConversation({
      answering: { id: 2, name: 'Eva', idle_since: null },
      in_reply_to: 1,
    })
    panel.dispatch({ type: 'conversation', conversation, lease: null })
    expect(panel.lease()).toMatchObject({ by: { name: 'Eva' }, why: 'taken_over' })
  })

  it('of a chat that the operator may no longer see is lost at once', async () => {
    const { requests } = openBrowser(({ path }) =>
      path.endsWith('/renew') ? refused(null) : { status: 404, body: { code: 'conversation_not_found' } },
    )
    const panel = openPanel()
    await panel.refetch()
    await vi.advanceTimersByTimeAsync(0)
    expect(panel.lease()).toMatchObject({ status: 'lost', by: null, why: 'ended' })
    expect(requests.filter(({ path }) => path.endsWith('/renew'))).toHaveLength(1)
  })

  it('of an erased customer is lost for that: by a renewal, a send, a skip, and the conversation that a hint brings', async () => {
    openBrowser(({ path }) => {
      if (path.endsWith('/draft')) return { status: 409, body: { code: 'customer_erased' } }
      return refused(null, { erased: true })
    })
    const lost = { status: 'lost', by: null, why: 'erased' }
    const renewing = openPanel()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(renewing.lease()).toMatchObject(lost)

    const skipping = openPanel()
    skipping.dispatch({ type: 'ask to leave', kind: 'skip' })
    skipping.dispatch({ type: 'give reason', reason: { reason_code: 'busy' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(skipping.lease()).toMatchObject(lost)

    const hinted = openPanel()
    const { customer, ...conversation } = makeConversation({ answering: null })
    // The cast: the machine does not read the other fields of a hold.
    const holds = [{ kind: 'erased' }] as typeof customer.holds
    hinted.dispatch({
      type: 'conversation',
      conversation: { ...conversation, customer: { ...customer, holds } },
      lease: null,
    })
    expect(hinted.lease()).toMatchObject(lost)

    const sending = openPanel()
    sending.dispatch({ type: 'type', text: 'Half a thought' })
    sending.dispatch({ type: 'send', next: undefined, exclude: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(sending.lease()).toMatchObject(lost)
    expect(sending.text()).toBe('Half a thought')
  })

  it('in the background, with timers once a minute, is kept by input in another tab', async () => {
    const { requests, writeElsewhere } = openBrowser(() => renewed)
    openPanel()
    // Simulates a tab in the background, whose timers fire once a minute.
    for (let minute = 0; minute < 5; minute++) {
      vi.setSystemTime(Date.now() + 30_000)
      writeElsewhere('last-input', String(Date.now()))
      vi.setSystemTime(Date.now() + 30_000)
      await vi.advanceTimersByTimeAsync(25_000)
    }
    expect(requests.length).toBeGreaterThanOrEqual(5)
    expect(requests.every(({ body }) => (body as { since_input: number }).since_input < 60)).toBe(true)
  })

  it('uses the idle time that the server returns', async () => {
    openBrowser(() => ({ ...renewed, body: { ...renewed.body, idle_after: 60 } }))
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(panel.lease()).toMatchObject({ isIdle: false })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(panel.lease()).toMatchObject({ isIdle: true })
  })

  it('is renewed by typing and uploads, at most once in ten seconds', async () => {
    const { requests } = openBrowser(() => renewed)
    const panel = openPanel()
    panel.dispatch({ type: 'upload' })
    await vi.advanceTimersByTimeAsync(11_000)
    panel.dispatch({ type: 'upload' })
    panel.dispatch({ type: 'upload' })
    expect(requests).toHaveLength(1)
  })

  it('is renewed again after a few seconds without a response', async () => {
    let tries = 0
    openBrowser(() => (++tries < 3 ? 'no answer' : renewed))
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(25_000 + 6_000)
    expect(tries).toBe(3)
    expect(panel.lease().status).toBe('held')
  })

  it('that is lost names the operator who has the conversation, and is no longer renewed', async () => {
    const by = { id: 2, name: 'Bram' }
    const { requests } = openBrowser(() => refused(by))
    const panel = openPanel()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(panel.lease()).toMatchObject({ status: 'lost', by })
    expect(requests).toHaveLength(1)
  })

  it('is released before the next claim', async () => {
    const arrived: Request[] = []
    openBrowser((request) => {
      arrived.push(request)
      return { status: 200, body: { released: true } }
    })
    releaseLease(id)
    await whenReleased()
    expect(arrived).toMatchObject([{ path: `/api/leases/${id}/release`, keepalive: true }])
  })

  it('that the page left is released again by the next page in its tab, once and before its first claim', async () => {
    const { requests } = openBrowser(() => ({ status: 200, body: { released: false } }))
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    const reload = async () => {
      vi.resetModules()
      const page = await import('./release-lease')
      await page.whenReleased()
      return page
    }
    const { releaseOnLeaving } = await reload()
    releaseOnLeaving(id, false)
    expect(requests).toEqual([])
    await reload()
    await reload()
    expect(requests.map(({ path }) => path)).toEqual([`/api/leases/${id}/release`])
  })

  it('with unsent text is not released again after a reload: the first claim gets its chat back, once', async () => {
    const { requests } = openBrowser(() => ({ status: 200, body: {} }))
    vi.stubGlobal('sessionStorage', localStorage)
    vi.resetModules()
    const before = await import('./release-lease')
    before.releaseOnLeaving(id, true)
    vi.resetModules()
    const page = await import('./release-lease')
    await page.whenReleased()
    expect(requests).toEqual([])
    expect([page.takeResumable(), page.takeResumable()]).toEqual([id, null])
  })
})
