import { describe, expect, it } from 'vitest'
import { trackRoom } from './room.ts'

/** A room with its own clock, and a site that has answered once after this time. */
function makeRoom() {
  let now = 0
  const room = trackRoom(() => now)
  const send = (id: number, count: number) => Array.from({ length: count }, () => room.take(id))
  function answer(sent: ReturnType<typeof send>, milliseconds: number, hasFailed = false) {
    now += milliseconds
    for (const one of sent) {
      room.answered(one)
      room.give(one, hasFailed)
    }
  }
  return {
    ...room,
    send,
    answer,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    placeOf: (id: number) => room.left().own.get(id),
  }
}

describe('the room for deliveries', () => {
  it('is used by deliveries in progress, and freed when they are settled', () => {
    const room = makeRoom()
    const sent = room.send(7, 3)
    expect(room.placeOf(7)).toEqual({ busy: 3, most: 32, isQuick: false })
    expect(room.isEmpty()).toBe(false)
    room.answer(sent, 10)
    expect(room.placeOf(7)).toEqual({ busy: 0, most: 32, isQuick: true })
    expect(room.isEmpty()).toBe(true)
  })

  it('is small for a site owner whose last response was a failure, until a delivery succeeds', () => {
    const room = makeRoom()
    room.answer(room.send(7, 5), 10, true)
    expect(room.placeOf(7)?.most).toBe(2)
    room.answer(room.send(7, 1), 10)
    expect(room.placeOf(7)?.most).toBe(32)
  })

  it('of fast sites is not used by slow ones, nor by sites that have not answered yet', () => {
    const room = makeRoom()
    const { left } = trackRoom().left()
    const sent = [1, 2, 3, 4].flatMap((id) => room.send(id, 32))
    room.answer(room.send(9, 1), 10)
    expect(room.left().left.quick).toBe(left.quick)
    room.answer(sent, 13_500)
    room.send(1, 32)
    expect(room.left().left).toEqual({ quick: left.quick, slow: left.slow - 32 })
  })

  it('is recomputed as soon as a fast site stops answering', () => {
    const room = makeRoom()
    room.answer(room.send(7, 1), 10)
    room.send(7, 32)
    expect(room.placeOf(7)?.isQuick).toBe(true)
    room.pass(1_001)
    expect(room.placeOf(7)?.isQuick).toBe(false)
    expect(room.left().left.quick).toBe(trackRoom().left().left.quick)
  })

  it('is that of a fast site again after some fast responses', () => {
    const room = makeRoom()
    room.answer(room.send(7, 1), 5_000)
    for (let count = 0; count < 3; count++) room.answer(room.send(7, 1), 10)
    expect(room.placeOf(7)?.isQuick).toBe(false)
    room.answer(room.send(7, 2), 10)
    expect(room.placeOf(7)?.isQuick).toBe(true)
  })
})
