import { describe, expect, it } from 'vitest'
import { trackCapacity } from './capacity.ts'

/** A capacity with its own clock, and functions that send to a site and let the site answer. */
function makeCapacity() {
  let now = 0
  const capacity = trackCapacity(() => now)
  const send = (id: number, count: number) => Array.from({ length: count }, () => capacity.start(id))
  function answer(sent: ReturnType<typeof send>, milliseconds: number, hasFailed = false) {
    now += milliseconds
    for (const one of sent) {
      capacity.recordResponse(one)
      capacity.finish(one, hasFailed)
    }
  }
  return {
    ...capacity,
    send,
    answer,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    ofSite: (id: number) => capacity.available().bySite.get(id),
  }
}

describe('the capacity for deliveries', () => {
  it('is used by deliveries in progress, and freed when they are settled', () => {
    const capacity = makeCapacity()
    const sent = capacity.send(7, 3)
    expect(capacity.ofSite(7)).toEqual({ busy: 3, max: 32, isQuick: false })
    expect(capacity.isEmpty()).toBe(false)
    capacity.answer(sent, 10)
    expect(capacity.ofSite(7)).toEqual({ busy: 0, max: 32, isQuick: true })
    expect(capacity.isEmpty()).toBe(true)
  })

  it('is small for a site owner whose last response was a failure, until a delivery succeeds', () => {
    const capacity = makeCapacity()
    capacity.answer(capacity.send(7, 5), 10, true)
    expect(capacity.ofSite(7)?.max).toBe(2)
    capacity.answer(capacity.send(7, 1), 10)
    expect(capacity.ofSite(7)?.max).toBe(32)
  })

  it('of fast sites is not used by slow ones, nor by sites that have not answered yet', () => {
    const capacity = makeCapacity()
    const { byLane } = trackCapacity().available()
    const sent = [1, 2, 3, 4].flatMap((id) => capacity.send(id, 32))
    capacity.answer(capacity.send(9, 1), 10)
    expect(capacity.available().byLane.quick).toBe(byLane.quick)
    capacity.answer(sent, 13_500)
    capacity.send(1, 32)
    expect(capacity.available().byLane).toEqual({ quick: byLane.quick, slow: byLane.slow - 32 })
  })

  it('is recomputed as soon as a fast site stops answering', () => {
    const capacity = makeCapacity()
    capacity.answer(capacity.send(7, 1), 10)
    capacity.send(7, 32)
    expect(capacity.ofSite(7)?.isQuick).toBe(true)
    capacity.pass(1_001)
    expect(capacity.ofSite(7)?.isQuick).toBe(false)
    expect(capacity.available().byLane.quick).toBe(trackCapacity().available().byLane.quick)
  })

  it('of a slow site is that of a fast site again after some fast responses', () => {
    const capacity = makeCapacity()
    capacity.answer(capacity.send(7, 1), 5_000)
    for (let count = 0; count < 3; count++) capacity.answer(capacity.send(7, 1), 10)
    expect(capacity.ofSite(7)?.isQuick).toBe(false)
    capacity.answer(capacity.send(7, 2), 10)
    expect(capacity.ofSite(7)?.isQuick).toBe(true)
  })
})
