import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from './database-client.ts'
import { gather } from './gather.ts'
import { openWatchdog, stuckAfter } from './watchdog.ts'

/** Doubles numbers; the test finishes each batch. */
function makeDoubler(options?: Parameters<typeof gather<number, number>>[1]) {
  const batches: { keys: number[]; answer: () => void; refuse: (error: Error) => void }[] = []
  const double = gather(
    (keys: number[]) =>
      new Promise<number[]>((done, fail) =>
        batches.push({ keys, answer: () => done(keys.map((key) => 2 * key)), refuse: fail }),
      ),
    options,
  )
  return { batches, double }
}

it('keys that are requested together share a batch, and those that arrive meanwhile share the next one', async () => {
  const { batches, double } = makeDoubler({ lanes: 1 })
  const first = [double(1), double(2)]
  await expect.poll(() => batches.length).toBe(1)
  const later = [double(3), double(4), double(3)]
  batches[0]?.answer()
  expect(await Promise.all(first)).toEqual([2, 4])
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.answer()
  expect(await Promise.all(later)).toEqual([6, 8, 6])
  expect(batches.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 4, 3],
  ])
})

it('with one lane, only one batch is in progress at a time, and its size is limited', async () => {
  const { batches, double } = makeDoubler({ maxBatch: 2, lanes: 1 })
  const all = [1, 2, 3].map(double)
  await expect.poll(() => batches.length).toBe(1)
  expect(batches[0]?.keys).toEqual([1, 2])
  batches[0]?.answer()
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.answer()
  expect(await Promise.all(all)).toEqual([2, 4, 6])
})

it('a batch that fails rejects its own keys, and no others', async () => {
  const { batches, double } = makeDoubler({ lanes: 1 })
  const [one, two] = [double(1), double(2)]
  await expect.poll(() => batches.length).toBe(1)
  const three = double(3)
  batches[0]?.refuse(new Error('away'))
  await expect(one).rejects.toThrow('away')
  await expect(two).rejects.toThrow('away')
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.answer()
  expect(await three).toBe(6)
})

describe('with several lanes', () => {
  it('a slow batch does not delay the keys that arrive later', async () => {
    const { batches, double } = makeDoubler({ lanes: 2 })
    const slow = double(1)
    await expect.poll(() => batches.length).toBe(1)
    const later = double(2)
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.answer()
    expect(await later).toBe(4)
    batches[0]?.answer()
    expect(await slow).toBe(2)
  })

  it('many keys at once are loaded in all lanes, and never in more', async () => {
    const { batches, double } = makeDoubler({ maxBatch: 2, lanes: 2 })
    const all = [1, 2, 3, 4, 5].map(double)
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.answer()
    await expect.poll(() => batches.length).toBe(3)
    expect(batches.map(({ keys }) => keys)).toEqual([[1, 2], [3, 4], [5]])
    for (const { answer } of batches) answer()
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10])
  })
})

it('keys that may not share a batch are loaded one after the other, in their order', async () => {
  const { batches, double } = makeDoubler({ lanes: 1, distinct: (key: number) => [key % 2] })
  const all = [1, 2, 3, 5].map(double)
  for (const [index, keys] of [[1, 2], [3], [5]].entries()) {
    await expect.poll(() => batches[index]?.keys).toEqual(keys)
    batches[index]?.answer()
  }
  expect(await Promise.all(all)).toEqual([2, 4, 6, 10])
})

describe('of a batch that fails', () => {
  it('each key is loaded alone, and one that fails again does not change the results of the others', async () => {
    const { batches, double } = makeDoubler({
      loadAlone: (key: number) =>
        key === 2 ? Promise.reject(new Error('poisoned')) : Promise.resolve(2 * key),
    })
    const all = [1, 2, 3].map(double)
    await expect.poll(() => batches.length).toBe(1)
    batches[0]?.refuse(new Error('poisoned'))
    expect(await Promise.allSettled(all)).toMatchObject([
      { value: 2 },
      { reason: { message: 'poisoned' } },
      { value: 6 },
    ])
  })

  it('no key is loaded alone when the database is silent', async () => {
    const { batches, double } = makeDoubler({ loadAlone: async () => 0 })
    const one = double(1)
    await expect.poll(() => batches.length).toBe(1)
    batches[0]?.refuse(new DatabaseUnavailable('silent'))
    await expect(one).rejects.toThrow('silent')
  })
})

it('the watchdog watches a lane while it loads', async () => {
  const watched = { watchdog: openWatchdog({ error() {}, warn() {} }, () => time), name: 'doubles' }
  let time = 0
  const { batches, double } = makeDoubler({ lanes: 2, watched })
  const one = double(1)
  await expect.poll(() => batches.length).toBe(1)
  time = stuckAfter + 1
  expect(watched.watchdog.stuck()).toEqual(['doubles 1'])
  batches[0]?.answer()
  await one
  await expect.poll(() => watched.watchdog.stuck()).toEqual([])
  watched.watchdog.close()
})
