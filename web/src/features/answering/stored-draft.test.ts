import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { began, makeMessage } from '../../testing/answering/fixtures'
import { openMachine } from '../../testing/answering/open-machine'
import { openBrowser, type Request } from '../../testing/browser'

beforeEach(() => {
  vi.useFakeTimers()
})

const saved = { status: 200, body: { draft: { text: '', updated_at: '2026-11-20T12:00:00Z' } } }
const sent = { status: 200, body: { message: makeMessage(2, 'out', 'Hello', began + 1_000) } }
const lost = { status: 409, body: { code: 'held', kind: 'asked_if_real' } }

const isDraft = ({ path }: Request) => path.endsWith('/draft')
/** A browser whose server accepts all requests except reads, which get no response. */
const openDrafts = (answer: Parameters<typeof openBrowser>[0]) => {
  const browser = openBrowser((request) => (request.method === 'GET' ? 'no answer' : answer(request)))
  return { ...browser, saves: () => browser.requests.filter(isDraft) }
}
const storedDraft = ({ stored }: { stored: Map<string, string> }) => stored.get('draft:1:7')

function openPanel() {
  const { machine, stop } = openMachine()
  onTestFinished(stop)
  return {
    stop,
    dispatch: machine.dispatch,
    draft: () => machine.store.getState().draft,
    set: (text: string) => machine.dispatch({ type: 'type', text }),
    save: () => machine.dispatch({ type: 'leave editor' }),
    send: () => machine.send(),
  }
}

describe('a draft', () => {
  it('is stored in the browser at once, and on the server shortly after', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    panel.set('Half a')
    expect(storedDraft(browser)).toContain('Half a')
    expect(browser.saves()).toEqual([])
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.saves()).toMatchObject([{ method: 'PUT', body: { text: 'Half a' } }])
    expect(panel.draft().state).toEqual({ status: 'saved', at: Date.parse('2026-11-20T12:00:00Z') })
  })

  it('is saved once for a run of typing', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    for (const text of ['H', 'Ha', 'Half']) {
      panel.set(text)
      await vi.advanceTimersByTimeAsync(300)
    }
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.saves().map(({ body }) => body)).toEqual([{ text: 'Half' }])
  })

  it('stays in the browser when the server is out of reach, and is saved again later', async () => {
    let isOnline = false
    const browser = openDrafts(() => (isOnline ? saved : 'no answer'))
    const panel = openPanel()
    panel.set('Half a')
    await vi.advanceTimersByTimeAsync(800)
    expect(panel.draft().state).toEqual({ status: 'local' })
    isOnline = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(panel.draft().state.status).toBe('saved')
    // A retry without typing must not extend the session.
    expect(browser.saves().map(({ isAutomatic }) => isAutomatic)).toEqual([false, true])
  })

  it('that is deleted when the chat is left is deleted in this browser too', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    panel.set('Half a')
    await vi.advanceTimersByTimeAsync(800)
    panel.dispatch({ type: 'delete draft' })
    panel.stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(storedDraft(browser)).toBeUndefined()
    expect(browser.saves().at(-1)).toMatchObject({ method: 'PUT', body: { text: '' } })
  })

  it('that is deleted while it is being saved, when the chat is left, is deleted in this browser too', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    panel.set('Half a thought')
    panel.save()
    panel.dispatch({ type: 'delete draft' })
    panel.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(browser.saves().at(-1)).toMatchObject({ body: { text: '' } })
    expect(storedDraft(browser)).toBeUndefined()
  })

  it('is not saved again after a permanent refusal, until the operator types', async () => {
    const browser = openDrafts((request) =>
      isDraft(request) ? { status: 404, body: { code: 'conversation_not_found' } } : 'no answer',
    )
    const panel = openPanel()
    panel.set('Half a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(browser.saves()).toHaveLength(1)
    panel.set('Half a thought')
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.saves()).toHaveLength(2)
    expect(panel.draft().state).toEqual({ status: 'local' })
  })

  it('is restored when the page is opened again', () => {
    openDrafts(() => 'no answer')
    openPanel().set('Half a')
    expect(openPanel().draft().text).toBe('Half a')
  })

  it('is saved when the page closes, by a request that continues after it', () => {
    const browser = openDrafts(() => saved)
    openPanel().set('Half a')
    browser.leave()
    expect(browser.saves()).toMatchObject([{ body: { text: 'Half a' }, keepalive: true }])
  })

  it('is deleted everywhere after it was sent', async () => {
    const browser = openDrafts(() => sent)
    const panel = openPanel()
    panel.set('Hello')
    panel.send()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(panel.draft().text).toBe('')
    expect(storedDraft(browser)).toBeUndefined()
    expect(browser.saves()).toEqual([])
  })

  it('is not restored by a save that ends after the send', async () => {
    let endSave = () => {}
    const browser = openDrafts((request) => (isDraft(request) ? saved : sent))
    const ordinary = fetch
    const isHeldBack = new Promise<void>((done) => {
      endSave = done
    })
    vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
      const answer = await ordinary(path, options)
      if (path.endsWith('/draft')) await isHeldBack
      return answer
    })
    const panel = openPanel()
    panel.set('Hello')
    panel.save()
    panel.send()
    await vi.advanceTimersByTimeAsync(0)
    endSave()
    await vi.advanceTimersByTimeAsync(1)
    expect(browser.saves().at(-1)?.body).toEqual({ text: '' })
  })

  it('is saved again after the send was refused', async () => {
    const browser = openDrafts((request) => (isDraft(request) ? saved : lost))
    const panel = openPanel()
    panel.set('Hello')
    panel.send()
    await vi.advanceTimersByTimeAsync(800)
    expect(panel.draft().text).toBe('Hello')
    expect(browser.saves()).toHaveLength(1)
  })

  it('is not saved while its text is being sent', () => {
    const browser = openDrafts(() => sent)
    const panel = openPanel()
    panel.set('Hello')
    panel.send()
    panel.save()
    expect(browser.saves()).toEqual([])
  })

  it('is saved by one request at a time, so that an older text cannot arrive last', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    panel.set('Half')
    panel.save()
    panel.set('Half a thought')
    panel.save()
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.saves()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.saves().at(-1)?.body).toEqual({ text: 'Half a thought' })
  })
})

describe('a draft in two tabs', () => {
  const key = 'draft:1:7'
  const written = (text: string, isSaved: boolean) => JSON.stringify({ text, at: Date.now(), isSaved })

  it('is taken over from the other tab, which saves it', async () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    browser.writeElsewhere(key, written('Half a', false))
    expect(panel.draft().text).toBe('Half a')
    browser.writeElsewhere(key, written('Half a', true))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(panel.draft().state.status).toBe('saved')
    expect(browser.saves()).toEqual([])
  })

  it('is deleted in this tab when the other tab has sent it', () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    browser.writeElsewhere(key, written('Half a', false))
    browser.writeElsewhere(key, null)
    expect(panel.draft().text).toBe('')
  })

  it('keeps the text of this tab when both tabs type', () => {
    const browser = openDrafts(() => saved)
    const panel = openPanel()
    panel.set('Mine')
    browser.writeElsewhere('draft:1:8', written('Of another conversation', false))
    const mine = browser.stored.get(key) ?? ''
    browser.stored.set(key, written('Theirs', false))
    browser.writeElsewhere(key, written('Theirs, longer', false))
    expect(mine).toContain('Mine')
    expect(panel.draft().text).toBe('Mine')
  })
})
