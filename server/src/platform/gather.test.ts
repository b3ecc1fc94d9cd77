import { expect, it } from 'vitest'
import { gather } from './gather.ts'

/** Doubles numbers; the test finishes each batch. */
function makeDoubler(maxBatch?: number) {
  const batches: { keys: number[]; answer: () => void; refuse: (error: Error) => void }[] = []
  const double = gather(
    (keys: number[]) =>
      new Promise<number[]>((done, fail) =>
        batches.push({ keys, answer: () => done(keys.map((key) => 2 * key)), refuse: fail }),
      ),
    maxBatch,
  )
  return { batches, double }
}

it('keys that are requested together share a batch, and those that arrive meanwhile share the next one', async () => {
  const { batches, double } = makeDoubler()
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

it('only one batch is in progress at a time, and its size is limited', async () => {
  const { batches, double } = makeDoubler(2)
  const all = [1, 2, 3].map(double)
  await expect.poll(() => batches.length).toBe(1)
  expect(batches[0]?.keys).toEqual([1, 2])
  batches[0]?.answer()
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.answer()
  expect(await Promise.all(all)).toEqual([2, 4, 6])
})

it('a batch that fails rejects its own keys, and no others', async () => {
  const { batches, double } = makeDoubler()
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
