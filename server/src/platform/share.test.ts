import { expect, it, onTestFinished, vi } from 'vitest'
import { share } from './share.ts'

/** Loads texts; the test answers each load. */
function makeLoads() {
  const loads: { key: string; answer: (text: string) => void; fail: () => void }[] = []
  const read = share(
    (key: string) =>
      new Promise<string>((done, fail) =>
        loads.push({ key, answer: done, fail: () => fail(new Error('away')) }),
      ),
  )
  return { loads, read }
}

it('callers who arrive during a load share the next one, and never join one that began before', async () => {
  const { loads, read } = makeLoads()
  const first = read('a')
  const later = [read('a'), read('a')]
  expect(loads.length).toBe(1)
  loads[0]?.answer('old')
  expect(await first).toBe('old')
  await expect.poll(() => loads.length).toBe(2)
  const last = read('a')
  loads[1]?.answer('new')
  expect(await Promise.all(later)).toEqual(['new', 'new'])
  await expect.poll(() => loads.length).toBe(3)
  loads[2]?.answer('newest')
  expect(await last).toBe('newest')
  read('a')
  expect(loads.length).toBe(4)
})

it('a slow load delays no other key, and one that fails fails for its own callers', async () => {
  const { loads, read } = makeLoads()
  const [slow, afterSlow, fast] = [read('a'), read('a'), read('b')]
  loads[1]?.answer('fast')
  expect(await fast).toBe('fast')
  loads[0]?.fail()
  await expect(slow).rejects.toThrow('away')
  await expect.poll(() => loads.length).toBe(3)
  loads[2]?.answer('again')
  expect(await afterSlow).toBe('again')
})

it('a load that never ends delays the next one by seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { loads, read } = makeLoads()
  void read('a')
  const later = read('a')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(loads.length).toBe(2)
  loads[1]?.answer('new')
  expect(await later).toBe('new')
})
