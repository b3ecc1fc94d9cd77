import { describe, expect, it } from 'vitest'
import { countRoom } from './room.ts'

describe('the room for deliveries', () => {
  it('is taken by what is on the wire, and given back when it is settled', () => {
    const room = countRoom()
    const whole = room.left()
    for (let index = 0; index < 3; index++) room.take(7)
    expect(room.left()).toMatchObject({ total: whole.total - 3, own: new Map([[7, whole.each - 3]]) })
    expect(room.isEmpty()).toBe(false)
    for (let index = 0; index < 3; index++) room.give(7, false)
    expect(room.left().own.get(7)).toBe(whole.each)
    expect(room.isEmpty()).toBe(true)
  })

  it('is small for a site owner whose last answer was a failure, until one arrives', () => {
    const room = countRoom()
    for (let index = 0; index < 5; index++) room.take(7)
    room.give(7, true)
    expect(room.left().own.get(7)).toBe(0)
    for (let index = 0; index < 4; index++) room.give(7, true)
    expect(room.left().own.get(7)).toBe(2)
    room.take(7)
    room.give(7, false)
    expect(room.left().own.get(7)).toBe(room.left().each)
  })

  it('is never all for one site owner', () => {
    const { total, each } = countRoom().left()
    expect(each).toBeLessThanOrEqual(total / 2)
  })
})
