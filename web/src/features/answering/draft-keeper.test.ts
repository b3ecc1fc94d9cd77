import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openBrowser } from '../../testing/browser'
import { keepDraft } from './draft-keeper'

beforeEach(() => {
  vi.useFakeTimers()
})

const saved = { status: 200, body: { draft: { text: '', updated_at: '2026-11-20T12:00:00Z' } } }
const asIs = { id: 7, draft: null }

function makeKeeper(conversation: Parameters<typeof keepDraft>[1] = asIs) {
  const draft = keepDraft(1, conversation, null)
  onTestFinished(draft.start())
  return draft
}

describe('a draft', () => {
  it('is in the browser at once and on the server soon after', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Half a')
    expect([...browser.kept.values()].join()).toContain('Half a')
    expect(browser.requests).toEqual([])
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.requests).toMatchObject([{ method: 'PUT', body: { text: 'Half a' } }])
    expect(draft.state()).toEqual({ status: 'saved', at: Date.parse('2026-11-20T12:00:00Z') })
  })

  it('is saved once for a run of typing', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    for (const text of ['H', 'Ha', 'Half']) {
      draft.set(text)
      await vi.advanceTimersByTimeAsync(300)
    }
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.requests.map(({ body }) => body)).toEqual([{ text: 'Half' }])
  })

  it('stays in the browser when the server is out of reach, and is tried again', async () => {
    let isOnline = false
    const browser = openBrowser(() => (isOnline ? saved : 'no answer'))
    const draft = makeKeeper()
    draft.set('Half a')
    await vi.advanceTimersByTimeAsync(800)
    expect(draft.state()).toEqual({ status: 'local' })
    expect(draft.isSaved()).toBe(false)
    isOnline = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(draft.isSaved()).toBe(true)
    expect(browser.requests).toHaveLength(2)
    // What is tried again without typing must not keep a session alive.
    expect(browser.requests.map(({ isAutomatic }) => isAutomatic)).toEqual([false, true])
  })

  it('that is thrown away as the chat is left is forgotten by this browser too', async () => {
    const browser = openBrowser(() => saved)
    const draft = keepDraft(1, asIs, null)
    const stop = draft.start()
    draft.set('Half a')
    await vi.advanceTimersByTimeAsync(800)
    draft.discard()
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect([...browser.kept.values()]).toEqual([])
    expect(browser.requests.at(-1)).toMatchObject({ method: 'PUT', body: { text: '' } })
  })

  it('is not tried again when it was refused for good, until somebody types', async () => {
    const browser = openBrowser(() => ({ status: 404, body: { code: 'conversation_not_found' } }))
    const draft = makeKeeper()
    draft.set('Half a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(browser.requests).toHaveLength(1)
    draft.set('Half a thought')
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.requests).toHaveLength(2)
    expect(draft.state()).toEqual({ status: 'local' })
  })

  it('is there again when the page comes back', () => {
    openBrowser(() => 'no answer')
    makeKeeper().set('Half a')
    expect(makeKeeper().text()).toBe('Half a')
  })

  it('is sent on its way when the page goes, in a request that outlives it', () => {
    const browser = openBrowser(() => saved)
    makeKeeper().set('Half a')
    browser.leave()
    expect(browser.requests).toMatchObject([{ body: { text: 'Half a' }, keepalive: true }])
  })

  it('is gone everywhere once it is sent', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Hello')
    draft.hold()
    draft.sent()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(draft.text()).toBe('')
    expect(browser.kept.size).toBe(0)
    expect(browser.requests).toEqual([])
  })

  it('is not brought back by a save that sending has overtaken', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Hello')
    void draft.save()
    draft.hold()
    draft.sent()
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.requests.at(-1)?.body).toEqual({ text: '' })
  })

  it('goes on being saved when sending was refused', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Hello')
    draft.hold()
    draft.goOn()
    await vi.advanceTimersByTimeAsync(800)
    expect(draft.text()).toBe('Hello')
    expect(browser.requests).toHaveLength(1)
  })

  it('is not saved while its text is being sent', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Hello')
    draft.hold()
    await draft.save()
    expect(browser.requests).toEqual([])
  })

  it('is saved one save at a time, so that an old one cannot arrive last', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Half')
    const first = draft.save()
    draft.set('Half a thought')
    await Promise.all([draft.save(), first])
    expect(browser.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(800)
    expect(browser.requests.at(-1)?.body).toEqual({ text: 'Half a thought' })
  })
})

describe('a draft in two tabs', () => {
  const key = 'draft:1:7'
  const written = (text: string, isSaved: boolean) => JSON.stringify({ text, at: Date.now(), isSaved })

  it('is what is typed in the other, which saves it', async () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    browser.writeElsewhere(key, written('Half a', false))
    expect(draft.text()).toBe('Half a')
    browser.writeElsewhere(key, written('Half a', true))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(draft.isSaved()).toBe(true)
    expect(browser.requests).toEqual([])
  })

  it('is gone here when the other has sent it', () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    browser.writeElsewhere(key, written('Half a', false))
    browser.writeElsewhere(key, null)
    expect(draft.text()).toBe('')
  })

  it('stays what was typed here when both type', () => {
    const browser = openBrowser(() => saved)
    const draft = makeKeeper()
    draft.set('Mine')
    browser.writeElsewhere('draft:1:8', written('Of another conversation', false))
    const mine = browser.kept.get(key) ?? ''
    browser.kept.set(key, written('Theirs', false))
    browser.writeElsewhere(key, written('Theirs, longer', false))
    expect(mine).toContain('Mine')
    expect(draft.text()).toBe('Mine')
  })
})
