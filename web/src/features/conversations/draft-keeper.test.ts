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
})
