import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('./report-failed-part', () => ({ reportFailedPart: vi.fn() }))
// Test files share their modules: another one may have loaded these without the mock.
vi.resetModules()
const { isLoadingInAdvance, lazyPart } = await import('./lazy-part')
const { reportFailedPart } = await import('./report-failed-part')

beforeEach(() => vi.mocked(reportFailedPart).mockClear())

/** A part whose file is loaded when the test says so. */
function make() {
  const pending: PromiseWithResolvers<string>[] = []
  const part = lazyPart(() => {
    const next = Promise.withResolvers<string>()
    pending.push(next)
    return next.promise
  })
  return { part, pending }
}

it('a part is loaded once, and is available to all who wait for it', async () => {
  const { part, pending } = make()
  const listener = vi.fn()
  part.wanted.subscribe(listener)
  part.wanted.subscribe(() => {})
  expect(part.wanted.getState()).toEqual({ part: null, wasWanted: true })
  pending[0]?.resolve('dialog')
  await expect.poll(() => listener.mock.calls).toHaveLength(1)
  expect(part.wanted.getState()).toEqual({ part: 'dialog', wasWanted: true })
  part.load(false)
  expect(pending).toHaveLength(1)
})

it('a part that is loaded in advance is not rendered before it is wanted', async () => {
  const { part, pending } = make()
  part.load(true)
  pending[0]?.resolve('dialog')
  await expect.poll(() => part.waiting.getState().part).toBe('dialog')
  expect(part.waiting.getState().wasWanted).toBe(false)
  part.wanted.subscribe(() => {})
  expect(part.waiting.getState().wasWanted).toBe(true)
})

it('a part that is loaded in advance fails silently, and is loaded again when it is needed', async () => {
  const { part, pending } = make()
  part.load(true)
  expect(isLoadingInAdvance()).toBe(true)
  pending[0]?.reject(new Error('no network'))
  await expect.poll(isLoadingInAdvance).toBe(false)
  expect(reportFailedPart).not.toHaveBeenCalled()
  part.load(false)
  expect(pending).toHaveLength(2)
  pending[1]?.reject(new Error('no network'))
  await expect.poll(() => vi.mocked(reportFailedPart).mock.calls).toHaveLength(1)
})

it('a part that is needed while it is loaded in advance, and fails, is reported', async () => {
  const { part, pending } = make()
  part.load(true)
  part.load(false)
  pending[0]?.reject(new Error('no network'))
  await expect.poll(() => vi.mocked(reportFailedPart).mock.calls).toHaveLength(1)
})
