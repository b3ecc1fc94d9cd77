import { describe, expect, it } from 'vitest'
import { openCaches } from './caches.ts'
import type { Hint, Listener } from './live.ts'

/** A cache of texts by number. The test finishes each load, moves the clock and sends hints. */
function makeCache({ maxAge = 5_000, validFor = Number.POSITIVE_INFINITY, maxValues = 2 } = {}) {
  const loads: { keys: number[]; answer: (state?: string) => void; fail: () => void }[] = []
  const own = new Set<boolean | undefined>()
  let listener: Listener = () => {}
  let [time, isListening] = [1_000, true]
  const live = {
    listen: (added: Listener, options?: { own: true }) => {
      listener = added
      own.add(options?.own)
      return () => {}
    },
    isListening: () => isListening,
  }
  const read = openCaches(live, { maxAge, now: () => time }).open<number, string>({
    load: (keys) =>
      new Promise((done, fail) =>
        loads.push({
          keys,
          answer: (state = '') => done(keys.map((key) => `${key}${state}`)),
          fail: () => fail(new Error('away')),
        }),
      ),
    changedBy: (hint) => {
      if (hint.topic === 'queue') return true
      return hint.topic === 'operator' && ((value) => value.startsWith(String(hint.operatorId)))
    },
    validFor: () => validFor,
    maxValues,
  })
  const loadOf = async (number: number) => {
    await expect.poll(() => loads.length).toBe(number + 1)
    return loads[number] as (typeof loads)[number]
  }
  return {
    read,
    loads,
    own,
    loadOf,
    /** Reads a key, answers the load that this causes, and returns what was read. */
    async load(key: number, state?: string) {
      const reading = read(key)
      ;(await loadOf(loads.length)).answer(state)
      return reading
    },
    hint: (hint: Hint) => listener(hint),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    setListening: (value: boolean) => {
      isListening = value
    },
  }
}

describe('a cached value', () => {
  it('is read once for many callers, until it has its maximum age', async () => {
    const cache = makeCache()
    const both = [cache.read(1), cache.read(1), cache.read(2)]
    ;(await cache.loadOf(0)).answer()
    expect(await Promise.all(both)).toEqual(['1', '1', '2'])
    expect(cache.loads[0]?.keys).toEqual([1, 2])
    cache.pass(4_999)
    expect(await cache.read(1)).toBe('1')
    cache.pass(1)
    expect(await cache.load(1, ' new')).toBe('1 new')
  })

  it('has the age of the moment when its load began', async () => {
    const cache = makeCache()
    const reading = cache.read(1)
    const load = await cache.loadOf(0)
    cache.pass(5_000)
    load.answer()
    await reading
    expect(await cache.load(1, ' new')).toBe('1 new')
  })

  it('is kept no longer than it is valid, and not at all with a maximum age of 0', async () => {
    const short = makeCache({ validFor: 100 })
    await short.load(1)
    short.pass(99)
    expect(await short.read(1)).toBe('1')
    short.pass(1)
    expect(await short.load(1, ' new')).toBe('1 new')
    const off = makeCache({ maxAge: 0 })
    await off.load(1)
    expect(await off.load(1, ' new')).toBe('1 new')
  })

  it('is dropped by a hint that changes it, and others stay', async () => {
    const cache = makeCache()
    await cache.load(1)
    await cache.load(2)
    cache.hint({ topic: 'operator', operatorId: 1 })
    expect(await cache.read(2)).toBe('2')
    expect(await cache.load(1, ' new')).toBe('1 new')
    cache.hint({ topic: 'reports' })
    expect(await cache.read(1)).toBe('1 new')
    cache.hint({ topic: 'queue' })
    expect(await cache.load(2, ' new')).toBe('2 new')
  })

  it('is dropped when hints may have been lost', async () => {
    const cache = makeCache()
    await cache.load(1)
    cache.hint({ topic: 'missed' })
    expect(await cache.load(1, ' new')).toBe('1 new')
  })

  it('hears the hints of its own node before they are sent', () => {
    expect(makeCache().own).toEqual(new Set([true]))
  })
})

describe('a load that began before a hint', () => {
  it('is not kept, and callers after the hint do not join it', async () => {
    const cache = makeCache()
    const before = cache.read(1)
    const old = await cache.loadOf(0)
    cache.hint({ topic: 'operator', operatorId: 1 })
    const after = cache.read(1)
    old.answer(' old')
    expect(await before).toBe('1 old')
    ;(await cache.loadOf(1)).answer(' new')
    expect(await after).toBe('1 new')
    expect(await cache.read(1)).toBe('1 new')
  })
})

describe('while it is unknown whether hints arrive', () => {
  it('every call reads the database, and nothing is kept', async () => {
    const cache = makeCache()
    await cache.load(1)
    cache.setListening(false)
    expect(await cache.load(1, ' new')).toBe('1 new')
    cache.setListening(true)
    // The value from before is young enough, and no hint was missed.
    expect(await cache.read(1)).toBe('1')
  })

  it('a load is not kept if the connection was lost meanwhile', async () => {
    const cache = makeCache()
    const reading = cache.read(1)
    const load = await cache.loadOf(0)
    cache.setListening(false)
    load.answer()
    await reading
    cache.setListening(true)
    expect(await cache.load(1, ' new')).toBe('1 new')
  })
})

it('the oldest value is dropped when there are too many', async () => {
  const cache = makeCache({ maxValues: 2 })
  for (const key of [1, 2, 3]) await cache.load(key)
  expect(await cache.read(2)).toBe('2')
  expect(await cache.load(1, ' new')).toBe('1 new')
})

it('a load that fails fails for its callers only', async () => {
  const cache = makeCache()
  const reading = cache.read(1)
  ;(await cache.loadOf(0)).fail()
  await expect(reading).rejects.toThrow('away')
  expect(await cache.load(1)).toBe('1')
})
