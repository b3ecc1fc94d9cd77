import { beforeEach, expect, it, vi } from 'vitest'
import { isLoadingAhead, laterPart } from './later-part'
import { tellPartFailed } from './tell-part-failed'

vi.mock('./tell-part-failed', () => ({ tellPartFailed: vi.fn() }))
beforeEach(() => vi.mocked(tellPartFailed).mockClear())

/** A part whose file is loaded when the test says so. */
function make() {
  const pending: PromiseWithResolvers<string>[] = []
  const part = laterPart(() => {
    const next = Promise.withResolvers<string>()
    pending.push(next)
    return next.promise
  })
  return { part, pending }
}

it('a part is loaded once, and is available to all who wait for it', async () => {
  const { part, pending } = make()
  const heard = vi.fn()
  part.wanted.subscribe(heard)
  part.wanted.subscribe(() => {})
  expect(part.wanted.getState()).toEqual({ part: null, wasWanted: true })
  pending[0]?.resolve('dialog')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(part.wanted.getState()).toEqual({ part: 'dialog', wasWanted: true })
  part.load(false)
  expect(pending).toHaveLength(1)
})

it('a part that is loaded ahead is not drawn before it is wanted', async () => {
  const { part, pending } = make()
  part.load(true)
  pending[0]?.resolve('dialog')
  await vi.waitFor(() => expect(part.waiting.getState().part).toBe('dialog'))
  expect(part.waiting.getState().wasWanted).toBe(false)
  part.wanted.subscribe(() => {})
  expect(part.waiting.getState().wasWanted).toBe(true)
})

it('a part that is loaded in advance fails silently, and is loaded again when it is needed', async () => {
  const { part, pending } = make()
  part.load(true)
  expect(isLoadingAhead()).toBe(true)
  pending[0]?.reject(new Error('no network'))
  await vi.waitFor(() => expect(isLoadingAhead()).toBe(false))
  expect(tellPartFailed).not.toHaveBeenCalled()
  part.load(false)
  expect(pending).toHaveLength(2)
  pending[1]?.reject(new Error('no network'))
  await vi.waitFor(() => expect(tellPartFailed).toHaveBeenCalledOnce())
})

it('a part that is needed while it is loaded in advance, and fails, is reported', async () => {
  const { part, pending } = make()
  part.load(true)
  part.load(false)
  pending[0]?.reject(new Error('no network'))
  await vi.waitFor(() => expect(tellPartFailed).toHaveBeenCalledOnce())
})
